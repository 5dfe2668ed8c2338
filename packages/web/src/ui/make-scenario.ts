import { editorAddress } from '../link/address.ts';
import { newDraftOf } from '../store/drafts.ts';
import type { Services } from '../store/opening.ts';
import type { TableStore } from '../store/table.ts';
import { WORDS } from '../words.ts';

/** A draft of the position on the screen, as far as the viewer may know it: now, or at the moment that is replayed. */
export const makeScenario = async (
  { drafts }: Pick<Services, 'drafts'>,
  table: TableStore,
): Promise<void> => {
  const { replay, display, title } = table.get();
  const position = await table.client('notation', replay?.at);
  const notes = { title: WORDS.menu.editTitle(title), summary: '', texts: {} };
  const draft = newDraftOf({ game: display.id, position, notes });
  drafts.write(draft);
  location.hash = editorAddress(draft.id);
};
