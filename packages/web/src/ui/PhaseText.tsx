import { type ReactNode, useEffect, useRef } from 'react';

/**
 * The words of the bar below the map, whose height never changes. Where they do not fit they are set smaller; where that is
 * not enough either, they scroll, and the keyboard can reach them.
 */
export const PhaseText = ({ children }: { readonly children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = box;
    if (current === null) return undefined;
    // Lines have fractions of a pixel, and both figures are rounded.
    const isTooTall = (): boolean => current.scrollHeight - current.clientHeight > 1;
    const look = (): void => {
      current.classList.remove('tight');
      if (isTooTall()) current.classList.add('tight');
      if (isTooTall()) current.tabIndex = 0;
      else current.removeAttribute('tabindex');
    };
    const sizes = new ResizeObserver(look);
    const words = new MutationObserver(look);
    sizes.observe(current);
    words.observe(current, { childList: true, characterData: true, subtree: true });
    return () => {
      sizes.disconnect();
      words.disconnect();
    };
  }, []);
  return (
    <div className="phase-text" ref={box}>
      {children}
    </div>
  );
};
