/** [36.F.2] What withdrawn carriers and their aircraft cost their side. */
export interface CarrierPenalty {
  readonly nrp: number;
  readonly arp: number;
}

export const carrierPenalty = (hits: number, aborted: number, eliminated: number): CarrierPenalty => ({
  nrp: 3 * hits,
  arp: 3 * aborted + 6 * eliminated,
});
