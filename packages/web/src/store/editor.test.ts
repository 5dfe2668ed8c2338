import { expect, test } from 'vitest';
import { findListing } from '../catalogue/catalogue.ts';
import { openServices } from '../worker/testing/services.ts';
import { newDraftOf } from './drafts.ts';
import { type EditorStore, makeEditor, unitsAt } from './editor.ts';

const open = async (): Promise<EditorStore> => {
  const { client, catalogue, drafts } = openServices();
  const listing = findListing(catalogue, 'skerry');
  if (listing === undefined) throw new Error('no game');
  const shown = await client('newDraft', { game: 'skerry', scenario: 'sortie', isBlank: true });
  if (!shown.ok) throw new Error(shown.error.message);
  const { position } = shown.value;
  const draft = newDraftOf({ game: 'skerry', position, notes: { title: 'Try', summary: '', texts: {} } });
  return makeEditor({
    client,
    drafts,
    draft,
    display: await listing.load(),
    card: listing.card,
    shown: shown.value,
  });
};

const put = (editor: EditorStore, unit: string, hex: number): Promise<void> =>
  editor.give({ do: 'put', unit, hex });

test('units of both sides are on the board, with what only one side knows', async () => {
  const editor = await open();
  await put(editor, 'new-boat-north', 0);
  await put(editor, 'new-boat-south', 35);
  await put(editor, 'new-mine-north', 1);
  const { board } = editor.get();
  expect(board.pieces.map(({ side, hex }) => [side, hex])).toEqual([
    ['blue', 0],
    ['red', 35],
  ]);
  expect(board.markers.map(({ kind, hex }) => [kind, hex])).toEqual([['mine', 1]]);
  expect(unitsAt(editor.get(), 1).map(({ id }) => id)).toEqual(['mine-north-0102']);
});

test('undo and redo go through positions and texts alike; letters are one step', async () => {
  const editor = await open();
  const first = editor.get().draft;
  await put(editor, 'new-boat-north', 0);
  const { notes } = editor.get().draft;
  editor.write({ ...notes, title: 'T' });
  editor.write({ ...notes, title: 'Two' });
  const last = editor.get().draft;
  await editor.undo();
  expect(editor.get().draft.notes.title).toBe('Try');
  await editor.undo();
  expect(editor.get().draft).toMatchObject({ position: first.position, notes: first.notes });
  await editor.undo();
  await editor.redo();
  await editor.redo();
  expect(editor.get().draft).toMatchObject({ position: last.position, notes: last.notes });
  expect(editor.get().future).toEqual([]);
});

test('a refused change leaves everything as it was, and names the hex', async () => {
  const editor = await open();
  await put(editor, 'new-boat-north', 0);
  const { draft, past } = editor.get();
  await put(editor, 'new-boat-south', 0);
  expect(editor.get()).toMatchObject({ draft, past, fault: { culprits: [{ kind: 'hex', id: 0 }] } });
  await put(editor, 'new-boat-south', 35);
  expect(editor.get().fault).toBeUndefined();
});

test('a press puts what is in the hand, or looks at the hex', async () => {
  const editor = await open();
  editor.pick('new-boat-north');
  editor.press(0);
  await editor.undo();
  await editor.redo();
  expect(editor.get().hex).toBe(0);
  // There are as many as one likes, so it stays in the hand.
  expect(editor.get().hand).toBe('new-boat-north');
  editor.pick(undefined);
  editor.press(35);
  expect(editor.get()).toMatchObject({ hex: 35, tab: 'units' });
});
