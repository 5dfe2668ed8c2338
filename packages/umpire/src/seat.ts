/** Who sits where: a person, or the name of a policy: `computer`, or a level of it. */
export type Seats<P extends string> = { readonly [side in P]: string };

export const PERSON = 'person';
