import type { Call } from '../link/protocol.ts';

/** What the page could not do when a question to the rules failed. */
const FAULTS: { readonly [call in Call]?: string } = {
  choices: 'work out what these units can do',
  why: 'say why this is not allowed',
  overlay: 'draw this layer on the map',
  replay: 'show this moment of the game',
  story: 'tell what happened',
  sampledTimeline: 'draw the chart',
  timeline: 'write the report',
  advice: 'give advice',
  notation: 'write the position as text',
  save: 'write the file of the game',
  share: 'write the file to share',
  compactSave: 'make the link to the game',
  reference: 'list the rules',
  setBookmarks: 'save the bookmark',
};

const fault = (what: string): string => `The page could not ${what}. You can keep playing.`;

/** What is saved, where, and what fails. */
export const SAVING_WORDS = {
  storage: {
    none: 'The browser offers no storage here, as in some private windows.',
    full: "The browser's storage is full.",
    newer: "The browser's storage was written by a newer version of this page. Reload the page.",
    blocked: 'An older version of this page is open in another tab. Close that tab.',
    failed: (message: string): string => `The browser's storage failed: ${message}`,
  },

  saving: {
    older: (rules: number): string =>
      `This game was started under version ${rules} of the rules. Its earlier moves stay as they were played. From now on today's rules apply.`,
    line: 'This browser is not saving. Download the game.',
    download: 'Download the game',
    again: 'Try to save again',
    leaving: 'If you leave now, you lose the moves that are not saved.',
    leave: 'Leave anyway',
    stay: 'Stay',
  },

  tabs: {
    openElsewhere: 'This game is open in another tab.',
    openElsewhereHint:
      'If you take it over, the other tab stops and the game continues here with every move saved there.',
    continued: 'This game continued in another tab.',
    continuedHint:
      'This tab no longer saves anything. If you take the game back, it continues with every move saved there.',
    unsaved: 'Moves made here were not saved. Download the game if you want to keep them.',
    take: 'Take over here',
  },

  worker: {
    stopped: 'The rules engine of the page has stopped.',
    silent: 'The rules engine of the page has not answered for a while. Wait, or reload the game.',
    reload: 'Reload the game',
    saved: 'The game is saved with every move.',
    unsaved: 'The game continues after the last saved move.',
  },

  fault: {
    of: (call: Call): string => fault(FAULTS[call] ?? 'get an answer from the rules'),
    survey: `${fault('work out what to do now')} The moves are listed as the rules write them.`,
    score: fault('work out the score'),
    title: 'Your move',
    advice: 'Choose one of the moves.',
  },
};
