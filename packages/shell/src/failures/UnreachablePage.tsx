import { PageState, RetryButton } from '@portal/ui';
import { PageTitle } from '../layout/PageTitle';
import { useSession } from '../session/useSession';
import { shellWords } from '../shell-words';
import { useRetryWhenOnline } from './useRetryWhenOnline';

/** Shown when there are tokens but the user cannot be loaded: offers a retry and keeps the session (DECISION-08). */
export function UnreachablePage() {
  const { restore } = useSession();
  const { stack, plain } = shellWords.useWords();
  useRetryWhenOnline(true, restore);
  return (
    <main>
      <PageTitle>{plain('unreachable.title')}</PageTitle>
      <PageState
        kind="offline"
        level={1}
        title={stack('unreachable.title')}
        text={stack('unreachable.text')}
        action={<RetryButton onRetry={restore} />}
      />
    </main>
  );
}
