/** One figure of a trial: a name, a value and what it is counted in. */
export interface Figure {
  readonly name: string;
  readonly value: number | string;
  readonly unit?: string;
}

export interface Report {
  readonly trial: string;
  readonly figures: readonly Figure[];
  /** What went wrong, one sentence each. */
  readonly faults: readonly string[];
}

const shown = ({ value, unit = '' }: Figure): string => `${value}${unit === '' ? '' : ` ${unit}`}`;

/** Says how it went, as a table for people or as JSON, and ends with code 1 where something went wrong. */
export const tellReport = (report: Report, asJson: boolean): void => {
  const { trial, figures, faults } = report;
  if (asJson) console.log(JSON.stringify(report));
  else {
    const width = Math.max(...figures.map(({ name }) => name.length));
    console.log(`\n${trial}`);
    for (const figure of figures) console.log(`  ${figure.name.padEnd(width)}  ${shown(figure)}`);
    for (const fault of faults) console.log(`  FAULT ${fault}`);
    console.log(faults.length === 0 ? '  no fault' : `  ${faults.length} faults`);
  }
  if (faults.length > 0) process.exitCode = 1;
};

/** A line about how far it is, beside the result: it goes to the other stream, so that JSON stays clean. */
export const tellProgress = (line: string): void => console.error(`  ${line}`);
