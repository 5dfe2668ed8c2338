/** Who sits where: a person, or the name of a level of the computer. */
export type Seats<P extends string> = { readonly [side in P]: string };

export const PERSON = 'person';
