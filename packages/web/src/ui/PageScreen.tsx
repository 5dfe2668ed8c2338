import type { LearnPlace, PagePlace, ProblemsPlace } from '../link/address.ts';
import { enterLearning, enterProblems } from '../online/enter.ts';
import { beginGame, type Services } from '../store/opening.ts';
import { lateEditor, lateLearn, lateOnline, lateProblems, lateReading } from './late.tsx';
import type { Navigation } from './useOpened.ts';

const AboutScreen = lateReading('AboutScreen');
const EditorScreen = lateEditor('EditorScreen');
const LearnScreen = lateLearn('LearnScreen');
const LetterScreen = lateOnline('LetterScreen');
const ProblemsScreen = lateProblems('ProblemsScreen');
const PeopleScreen = lateOnline('PeopleScreen');
const RulesScreen = lateReading('RulesScreen');

interface Props {
  readonly page: PagePlace | LearnPlace | ProblemsPlace;
  readonly services: Services;
  readonly navigation: Navigation;
}

/** What has an address and is no table. */
export const PageScreen = ({ page, services, navigation }: Props) => {
  const { client, catalogue } = services;
  const { leave, enter } = navigation;
  switch (page.at) {
    case 'letter':
      return <LetterScreen letter={page} leave={leave} />;
    case 'ladder':
    case 'player':
      return <PeopleScreen place={page} catalogue={catalogue} leave={leave} />;
    case 'learn':
    case 'problems':
      return <Solitary page={page} services={services} navigation={navigation} />;
    case 'rules':
      return <RulesScreen place={page} client={client} catalogue={catalogue} leave={leave} />;
    case 'editor':
      return (
        <EditorScreen
          key={page.id}
          place={page}
          services={services}
          begin={order => enter(() => beginGame(services, order))}
          leave={leave}
        />
      );
    case 'about':
      return <AboutScreen leave={leave} />;
  }
};

interface SolitaryProps extends Pick<Props, 'services' | 'navigation'> {
  readonly page: LearnPlace | ProblemsPlace;
}

/** What one does alone: lessons and problems. */
const Solitary = ({ page, services, navigation: { enter, leave } }: SolitaryProps) => {
  const { catalogue } = services;
  if (page.at === 'problems')
    return (
      <ProblemsScreen
        place={page}
        catalogue={catalogue}
        go={place => enter(() => enterProblems(services, place))}
        leave={leave}
      />
    );
  return (
    <LearnScreen
      place={page}
      catalogue={catalogue}
      go={place => enter(() => enterLearning(services, place))}
      leave={leave}
    />
  );
};
