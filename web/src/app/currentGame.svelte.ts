/** Whose colours the page wears: the game that is being looked at, or none. */

class Theme {
  game = $state('');
}

export const theme = new Theme();
