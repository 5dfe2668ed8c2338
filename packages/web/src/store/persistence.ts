const storage = (): StorageManager | undefined =>
  'navigator' in globalThis && 'storage' in navigator ? navigator.storage : undefined;

/** Asks the browser not to clear the games when it runs out of space. Some browsers ask the player. */
export const askPersistence = async (): Promise<void> => {
  try {
    if ((await storage()?.persisted()) === false) await storage()?.persist();
  } catch {
    // Where nobody can be asked there is nothing to be told.
  }
};

/** Whether the browser may clear the games; no where it does not say. */
export const mayBeCleared = async (): Promise<boolean> => {
  try {
    return (await storage()?.persisted()) === false;
  } catch {
    return false;
  }
};
