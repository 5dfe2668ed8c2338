/** What each question to the rules is about. */
const FAULTS: { readonly [call: string]: string } = {
  choices: 'what these units can do',
  why: 'why this is not allowed',
  overlay: 'what was to be shown on the map',
  replay: 'this moment of the game',
  history: 'the chart',
  course: 'the report',
  advice: 'the advice',
  notation: 'the position as text',
  save: 'the file of the game',
  share: 'the file to share',
  brief: 'the link to the game',
  rules: 'the list of rules',
  mark: 'the bookmark',
};

/** Words on what is saved, where, and what fails; a part of the catalogue. */
export const SAVING_WORDS = {
  storage: {
    none: 'It offers no storage here, as in some private windows.',
    full: 'Its storage is full.',
    newer: 'Its storage was written by a newer version of this page: load the page again.',
    blocked: 'An older version of this page is open in another tab: close that tab.',
    failed: (message: string): string => `Its storage failed: ${message}`,
  },

  saving: {
    older: (rules: number): string =>
      `This game was begun under version ${rules} of the rules. What was played then stays as it was; from here on today's rules hold.`,
    line: 'This browser is not saving. Download the game.',
    download: 'Download the game',
    again: 'Try to save again',
    leaving: 'If you leave now, the moves that are not saved are lost.',
    leave: 'Leave without them',
    stay: 'Stay',
  },

  tabs: {
    held: 'This game is open in another tab.',
    heldHint:
      'If you take it over, the other tab stops and the game continues here with every move saved there.',
    went: 'This game went on in another tab.',
    wentHint:
      'This tab saves nothing any more. If you take the game back, it continues with every move saved there.',
    unsaved: 'Moves made here were not saved. Download the game if you want to keep them.',
    take: 'Take over here',
  },

  worker: {
    stopped: 'The part of the page that knows the rules has stopped.',
    silent:
      'The part of the page that knows the rules has not answered for a while. Wait, or reload the game.',
    reload: 'Reload the game',
    saved: 'The game is saved with every move.',
    unsaved: 'It continues after the last move that was saved.',
  },

  fault: {
    of: (call: string): string =>
      `This could not be worked out: ${FAULTS[call] ?? 'an answer of the rules'}. You can keep playing.`,
    survey:
      'This could not be worked out: what is to be done now. You can keep playing: the moves are listed as the rules write them.',
    score: 'This could not be worked out: the score. You can keep playing.',
    title: 'Your move',
    advice: 'Choose one of the moves.',
  },
};
