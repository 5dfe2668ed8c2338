export const TROUBLES = [
  'ERR_STORE_SETTINGS',
  'ERR_STORE_IN_USE',
  'ERR_STORE_NEWER',
  'ERR_STORE_DAMAGED',
  'ERR_STORE_OUT_OF_REACH',
  'ERR_STORE_BACKUP',
] as const;
export type TroubleCode = (typeof TROUBLES)[number];

export interface StoreTrouble extends Error {
  readonly code: TroubleCode;
}

/** What stops the store, in one sentence that says what to do. */
export const trouble = (code: TroubleCode, sentence: string, cause?: unknown): StoreTrouble =>
  Object.assign(new Error(sentence, { cause }), { code });

export const isTrouble = (error: unknown): error is StoreTrouble =>
  error instanceof Error && 'code' in error && TROUBLES.some(code => code === error.code);
