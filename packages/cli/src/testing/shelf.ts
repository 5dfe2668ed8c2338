import { loadCatalogue } from '@narrow-seas/catalogue';

/** Every game, as the program has them. */
export const SHELF = await loadCatalogue();
