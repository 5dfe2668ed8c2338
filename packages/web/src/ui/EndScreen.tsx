import { useStore } from '../store/store.ts';
import { isOverForMe } from '../store/table-state.ts';
import type { EndProps } from './EndResult.tsx';
import { enterOnline } from '../online/enter.ts';
import { late, lateOnline } from './late.tsx';

const EndResult = late('EndResult');
const RematchButton = lateOnline('RematchButton');

/** The result of a game that one has played, over the whole page, until one looks at the map again. */
export const EndScreen = (props: EndProps) => {
  const isOpen = useStore(props.table, isOverForMe);
  if (!isOpen) return null;
  const { table, services, navigation } = props;
  if (table.get().online === undefined) return <EndResult {...props} />;
  const go = (place: Parameters<typeof enterOnline>[1]): void =>
    navigation.enter(() => enterOnline(services, place));
  return <EndResult {...props} rematch={<RematchButton table={table} online={services.online} go={go} />} />;
};
