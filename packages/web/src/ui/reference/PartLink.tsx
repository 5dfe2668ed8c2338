import type { MouseEvent, ReactNode } from 'react';
import { partAddress, type Reader } from './reader.ts';

interface Props {
  readonly reader: Reader;
  readonly part: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly isCurrent?: boolean;
}

const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/** A link within the rules. It has an address, so that it can be copied and opened in a new tab. */
export const PartLink = ({ reader, part, children, className, isCurrent = false }: Props) => (
  <a
    href={partAddress(reader, part)}
    className={className}
    aria-current={isCurrent ? 'page' : undefined}
    onClick={event => {
      if (!isPlain(event)) return;
      event.preventDefault();
      reader.go(part);
    }}
  >
    {children}
  </a>
);
