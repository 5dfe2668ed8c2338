/** [A11] What NATO scores for a convoy ship unloaded there. */
const UNLOADED_NATO: { readonly [port: string]: number } = {
  Tromso: 12,
  Narvik: 12,
  Trondheim: 10,
  Bergen: 8,
  Rosyth: 6,
  HolyLoch: 6,
  Reykjavik: 3,
};

/** [A11] What NATO scores for one freighter in this port; nothing where freight is of no use. */
export const unloadingWorth = (port: string): number => UNLOADED_NATO[port] ?? 0;
