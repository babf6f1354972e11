import { Button, PageState, RetryIcon, TextLink } from '@portal/ui';
import { PageTitle } from '../layout/PageTitle';
import { shellWords } from '../layout/shell-words';
import { usePortal } from '../portal/usePortal';
import { useSession } from '../session/useSession';
import { useHasDrafts } from '../unsaved/useHasDrafts';
import * as styles from './FailedPage.css';
import { isPartMissing, useFailureReference } from './useFailureReference';

export type FailedPageProps = {
  /** The error that was thrown. */
  error: unknown;
};

/**
 * Error page for a failed render: what to do, and a reference that is logged to the console with the error. Forms have
 * stored their unsaved input on unmount.
 */
export function FailedPage({ error }: FailedPageProps) {
  const { config } = usePortal();
  const hasDrafts = useHasDrafts(useSession().user?.id);
  const { t, stack, plain } = shellWords.useWords();
  const reference = useFailureReference(error);
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
            <p>
              <TextLink external href={`mailto:${config.email}?subject=${config.productName}%20${reference}`}>
                {config.email}
              </TextLink>
            </p>
            <p>
              {t('failed.reference')} <code className={styles.reference}>{reference}</code>
            </p>
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
