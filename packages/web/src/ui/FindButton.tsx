import { WORDS } from '../words.ts';

/** Opens and closes the field that finds places and units. */
export const FindButton = ({ press }: { readonly press: () => void }) => (
  <button type="button" aria-label={WORDS.find.open} title={WORDS.find.open} onClick={press}>
    <svg viewBox="0 0 18 18" aria-hidden="true">
      <path d="M12 12l4.5 4.5M13 7.5a5.5 5.5 0 1 1-11 0a5.5 5.5 0 1 1 11 0" />
    </svg>
  </button>
);
