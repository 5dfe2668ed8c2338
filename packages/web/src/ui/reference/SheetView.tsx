import type { Sheet, SheetBlock } from '@narrow-seas/core';
import { READING_WORDS as SAID } from '../../words/reference.ts';
import { PartLink } from './PartLink.tsx';
import type { Reader } from './reader.ts';

interface BlockProps {
  readonly block: SheetBlock;
  readonly reader: Reader;
}

const Lines = ({ lines }: { readonly lines: readonly string[] }) => (
  <ul>
    {lines.map(line => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

const Table = ({ head, rows }: Pick<Extract<SheetBlock, { rows: unknown }>, 'head' | 'rows'>) => (
  <table>
    <thead>
      <tr>
        {head.map((cell, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table never change
          <th key={place} scope="col">
            {cell}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a table never change
        <tr key={line}>
          {row.map((cell, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table never change
            <td key={place}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const Block = ({ block, reader }: BlockProps) => (
  <section className="block">
    <h3>
      {block.title}{' '}
      <PartLink reader={reader} part={block.rule}>
        [{block.rule}]
      </PartLink>
    </h3>
    {'rows' in block ? <Table {...block} /> : <Lines lines={block.lines} />}
    {block.note !== undefined && <p>{block.note}</p>}
  </section>
);

interface Props {
  readonly title: string;
  readonly sheet: Sheet;
  readonly reader: Reader;
}

/** Two pages for the table, made of the tables that the rules read. */
export const SheetView = ({ title, sheet, reader }: Props) => (
  <article className="sheet">
    <p className="row">
      <button type="button" className="primary" onClick={() => print()}>
        {SAID.print}
      </button>
    </p>
    {sheet.pages.map((blocks, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: there are always two
      <section key={place} className="sheet-page" aria-label={SAID.page(place + 1)}>
        <h2>
          {title} <small>{SAID.page(place + 1)}</small>
        </h2>
        <div className="blocks">
          {blocks.map(block => (
            <Block key={block.title} block={block} reader={reader} />
          ))}
        </div>
      </section>
    ))}
  </article>
);
