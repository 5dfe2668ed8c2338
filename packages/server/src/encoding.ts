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

/** [RFC 9110, 12.5.3] Whether the reader can unpack gzip, and does not like it less than plain text. */
export const takesGzip = (header: string | undefined): boolean => {
  const weights = weightsIn(header ?? '');
  const gzip = weights.get('gzip') ?? weights.get('x-gzip') ?? weights.get('*') ?? 0;
  return gzip > 0 && gzip >= (weights.get('identity') ?? 0);
};
