/** Small pictures of one stroke, drawn here; the words stand beside them or in the label of their button. */
const PATHS = {
  back: 'M11 3 5 9l6 6',
  eye: 'M1.5 9S4 4 9 4s7.5 5 7.5 5-2.5 5-7.5 5-7.5-5-7.5-5zM9 11.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z',
  next: 'M7 3l6 6-6 6',
  undo: 'M7 4 3.5 7.5 7 11M3.5 7.5H11a4 4 0 0 1 0 8H8',
  bulb: 'M9 2a5 5 0 0 0-3 9c.8.7 1 1.2 1 2h4c0-.8.2-1.3 1-2a5 5 0 0 0-3-9zM7 15.5h4',
  people:
    'M6.5 8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM2 15c0-2.500 2-4.500 4.500-4.500S11 12.500 11 15M12 8.500a2 2 0 1 0 0-4M13 10.700c1.800.4 3 2 3 4.300',
  map: 'M2 4.500 6.500 2.500l5 2 4.500-2v11l-4.500 2-5-2L2 15.500zM6.500 2.500v11M11.500 4.500v11',
  play: 'M5 3l10 6-10 6z',
  layers: 'M9 2 2 6l7 4 7-4zM2 9.5l7 4 7-4M2 13l7 4 7-4',
  check: 'M3 9.5 7 13.5 15 4.5',
  warning: 'M9 2.5 1.5 15.5h15zM9 7v4M9 13v.6',
  flag: 'M4 16V3h9l-2 3 2 3H4',
  zzz: 'M3 4h5L3 10h5M10 9h5l-5 6h5',
  orders: 'M4 2h7l3 3v11H4zM6.5 8h5M6.5 11h5',
  here: 'M9 16.5S3.5 11 3.5 7a5.5 5.5 0 0 1 11 0c0 4-5.5 9.5-5.5 9.5zM9 9a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  forces: 'M9 6.5V16M9 6.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM5.5 8.5h7M3 11c0 3 2.5 5 6 5s6-2 6-5',
  line: 'M5 2.5v13M5 7c0 3.500 8 1 8 6.500M10.5 11 13 13.500l2.500-2.500',
  log: 'M9 16.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM9 4.5V9l3 2',
  rules: 'M9 4.5C7.5 3 5 2.5 2 2.5v12c3 0 5.500.5 7 2 1.500-1.500 4-2 7-2v-12c-3 0-5.500.5-7 2zM9 4.5v12',
} as const;

export type IconName = keyof typeof PATHS;

export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg className="icon" viewBox="0 0 18 18" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
