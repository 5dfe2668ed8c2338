/** The keys of a table. They come with the late parts of the page. */
export const KEYS_WORDS = {
  title: 'Keys',
  list: [
    ['W E A D Z X, arrows', 'move the cursor by one hex'],
    ['Enter', 'the button at the lower right; on the map, with the cursor elsewhere, like a click'],
    ['Tab', 'in the map: next unit that can act; Shift+Tab: the one before'],
    ['Space', 'end the phase, after a question'],
    ['M or F10', 'menu'],
    ['1 to 5', 'layers of the map'],
    ['U', 'undo'],
    ['Escape', 'step back'],
    ['+ and -', 'zoom in, zoom out'],
    ['0', 'whole map'],
    ['O', 'your orders'],
    ['L', 'legend'],
    ['/', 'find a place or a unit'],
    ['G', 'log'],
    ['R', 'search the rules'],
    ['B', 'the whole rules, with pictures and tables'],
    ['← →, Space', 'in a film or replay: step back, step forward, play or pause'],
    ['?', 'these keys'],
  ] as readonly (readonly [keys: string, does: string])[],
};
