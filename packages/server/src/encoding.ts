/** How much each coding is wanted, by its name in small letters. What has no proper weight is not wanted at all. */
const weightsIn = (header: string): ReadonlyMap<string, number> =>
  new Map(
    header.split(',').map(part => {
      const [name = '', ...parameters] = part.split(';').map(text => text.trim().toLowerCase());
      return [name, weightOf(parameters)];
    }),
  );

const weightOf = (parameters: readonly string[]): number => {
  const [weight = 'q=1'] = parameters;
  const found = /^q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.exec(weight)?.[1];
  return found === undefined ? 0 : Number(found);
};

export type Coding = 'br' | 'gzip';

/** [RFC 9110, 12.5.3] Whether the reader can unpack a coding, and does not like it less than plain text. */
export const takes = (header: string | undefined, coding: Coding): boolean => {
  const weights = weightsIn(header ?? '');
  const older = coding === 'gzip' ? weights.get('x-gzip') : undefined;
  const weight = weights.get(coding) ?? older ?? weights.get('*') ?? 0;
  return weight > 0 && weight >= (weights.get('identity') ?? 0);
};
