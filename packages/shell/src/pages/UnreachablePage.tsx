import { Button, PageState, RetryIcon } from '@portal/ui';
import { useState } from 'react';
import { useRetryWhenOnline } from '../failures/useRetryWhenOnline';
import { PageTitle } from '../layout/PageTitle';
import { shellWords } from '../layout/shell-words';
import { useSession } from '../session/useSession';

/** Shown when there are tokens but the user cannot be loaded: offers a retry and keeps the session (DECISION-08). */
export function UnreachablePage() {
  const { restore } = useSession();
  const [busy, setBusy] = useState(false);
  const { t, stack, plain } = shellWords.useWords();
  const retry = async () => {
    setBusy(true);
    await restore();
    setBusy(false);
  };
  useRetryWhenOnline(true, restore);
  return (
    <main>
      <PageTitle>{plain('unreachable.title')}</PageTitle>
      <PageState
        kind="offline"
        level={1}
        title={stack('unreachable.title')}
        text={stack('unreachable.text')}
        action={
          <Button icon={RetryIcon} busy={busy} onClick={retry}>
            {t('retry')}
          </Button>
        }
      />
    </main>
  );
}
