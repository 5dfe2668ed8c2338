/** A part of the page did not come over the network. Asking again may help. */
export class UnloadedError extends Error {
  override readonly name = 'UnloadedError';
}
