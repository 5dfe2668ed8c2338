/** The menu, the keys, and a new version of the page. */
export const MENU_WORDS = {
  menu: {
    look: 'Appearance',
    moods: {
      auto: 'Same as the device',
      chart: 'Chart',
      operations: 'Operations room',
      safe: 'Colour-blind-safe',
    },
    pace: "How the computer's moves are shown",
    paces: { slow: 'Slow', normal: 'Normal', quick: 'Fast', fast: 'Instant, with the summary only' },
    sounds: 'Sounds of battles',
    export: 'Save to a file',
    keys: 'Keys',
    report: 'Save a bug report, with the whole game',
    replay: 'Replay',
    analysis: 'Analysis',
    rules: 'Rules',
    edit: 'Make a scenario from this position',
    editTitle: (title: string): string => `${title}, changed`,
  },

  offline: {
    update:
      'A new version is available. Your game is saved: load the new version now, or keep playing and load it later.',
    updateFree: 'A new version is available. You can load it now or later.',
    updateUnsaved:
      'A new version is available, but this browser is not saving. Download the game before you load the new version.',
    reload: 'Load it now',
  },
};
