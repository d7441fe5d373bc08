/** The game that is being looked at, or none. The page takes its colours. */

class CurrentGame {
  name = $state('');
}

export const currentGame = new CurrentGame();
