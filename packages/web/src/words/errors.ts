/** What went wrong, for the error screen and for bug reports. */
export const ERROR_WORDS = {
  error: {
    title: 'Something went wrong',
    saved:
      'The game is saved in this browser with every move. You can reload it, or save a report that shows what happened.',
    unsaved:
      'This browser has not confirmed that the last moves are saved. Save the game to a file before you reload it.',
    noGame: 'No saved game was open. You can save a report that shows what happened.',
    reload: 'Reload the game',
    home: 'Back to the games',
    report: 'Save a bug report, with the whole game',
    save: 'Save the game to a file',
    nothing: 'There is no game to save to a file.',
    noWorker: 'The rules engine of the page could not be loaded.',
    noSession: 'No game is open.',
    noAction: (message: string): string => `The page sent an invalid action: ${message}`,
    noPlayer: (side: string): string => `No computer plays ${side}.`,
    noMove: (side: string): string => `The computer has no move for ${side}.`,
    badMove: (reason: string): string => `The computer's move was refused: ${reason}`,
    noPlace: 'The page is incomplete. Reload it.',
    silent: 'The rules engine of the page did not answer.',
    noCanvas: 'This browser cannot draw on a canvas.',
  },
};
