/** The game that is being looked at, or none; the page wears its colours. */

class CurrentGame {
  name = $state('');
}

export const currentGame = new CurrentGame();
