import { useEffect, useRef } from 'react';
import { WORDS } from '../../../words.ts';

/** The heading takes the focus, so that the keyboard and a screen reader begin at the new page. */
export const PageTitle = ({ title }: { readonly title: string }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    document.title = `${title} · ${WORDS.name}`;
    return () => void (document.title = WORDS.name);
  }, [title]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {title}
    </h1>
  );
};
