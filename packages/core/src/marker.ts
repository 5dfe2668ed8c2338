/** A mark on the map that is no piece. */
export interface Marker {
  readonly hex: number;
  readonly kind: 'airbase' | 'port' | 'fortress' | 'damaged' | 'destroyed' | 'mine' | 'set-up' | 'name';
  readonly text: string;
  readonly side?: 'blue' | 'red';
}
