import file from '../../data/second-fleet.chart.json' with { type: 'json' };

/** What is only drawn of this map; loaded when the map is shown. */
export const chart: unknown = file;
