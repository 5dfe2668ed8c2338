/** Pages of history. */
export const HISTORY_WORDS = {
  history: {
    read: 'Read the background',
    loading: 'The page of history is loading.',
    failed: 'The page of history could not be loaded. Check your connection and try again.',
    tasks: 'What each side has to do',
    close: 'Back to the table',
  },
};
