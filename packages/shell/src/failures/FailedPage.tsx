import { Button, PageState, RetryIcon } from '@portal/ui';
import { useEffect, useState } from 'react';
import { PageTitle } from '../layout/PageTitle';
import { WaitingPage } from '../layout/WaitingPage';
import { useSession } from '../session/useSession';
import { shellWords } from '../shell-words';
import { useHasDrafts } from '../unsaved/useHasDrafts';
import * as styles from './FailedPage.css';
import { FailureContact } from './FailureContact';
import { isPartMissing } from './useFailureReference';

export type FailedPageProps = {
  /** The error that was thrown. */
  error: unknown;
};

/**
 * Delay before a script that failed to load is reported, in milliseconds. Firefox aborts the scripts of a page as soon
 * as the user leaves it, and shows the page until the next one answers.
 */
const leavingTime = 2000;

/**
 * Error page for a failed render: what to do, and a reference that is logged to the console with the error. Forms have
 * stored their unsaved input on unmount.
 */
export function FailedPage({ error }: FailedPageProps) {
  const [isShown, setShown] = useState(!isPartMissing(error));
  useEffect(() => {
    const timer = setTimeout(setShown, leavingTime, true);
    return () => clearTimeout(timer);
  }, []);
  return isShown ? <Failure error={error} /> : <WaitingPage />;
}

function Failure({ error }: FailedPageProps) {
  const hasDrafts = useHasDrafts(useSession().user?.id);
  const { t, stack, plain } = shellWords.useWords();
  return (
    <main>
      <PageTitle>{plain('failed.title')}</PageTitle>
      <PageState
        kind="error"
        level={1}
        title={stack('failed.title')}
        text={
          <div className={styles.words}>
            <p>{stack(isPartMissing(error) ? 'failed.missing' : 'failed.text')}</p>
            {hasDrafts && <p>{stack('failed.kept')}</p>}
            <FailureContact error={error} />
          </div>
        }
        action={
          // A full page load, because the failed script may belong to a version that is no longer deployed.
          <Button variant="primary" icon={RetryIcon} onClick={() => window.location.reload()}>
            {t('failed.reload')}
          </Button>
        }
      />
    </main>
  );
}
