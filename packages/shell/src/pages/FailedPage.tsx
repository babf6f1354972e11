import { Button, CopyIcon, PageState, RetryIcon, TextLink } from '@portal/ui';
import { useEffect, useState } from 'react';
import { PageTitle } from '../layout/PageTitle';
import { shellWords } from '../layout/shell-words';
import { usePortal } from '../portal/usePortal';
import { useSession } from '../session/useSession';
import { useIsWorkKept } from '../unsaved/useIsWorkKept';
import * as styles from './FailedPage.css';

export type FailedPageProps = {
  /** What was thrown. */
  error: unknown;
};

/** What the browsers say when a script of the app does not come. */
const missingPart = /dynamically imported module|importing a module script|preload css/i;

/**
 * A page that broke while it was drawn: what to do, and a reference that stands in the console beside the error. Forms that
 * keep what was typed have done so on their way out.
 */
export function FailedPage({ error }: FailedPageProps) {
  const { config } = usePortal();
  const isWorkKept = useIsWorkKept(useSession().user?.id);
  const { t, stack, plain } = shellWords.useWords();
  const [reference] = useState(() => crypto.randomUUID().slice(0, 8).toUpperCase());
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: whoever is written to with the reference finds the error by it
    console.error(`${reference}:`, error);
  }, [reference, error]);
  const copy = async () => {
    await navigator.clipboard.writeText(reference);
    setCopied(true);
  };
  const isMissing = error instanceof Error && missingPart.test(error.message);
  return (
    <main>
      <PageTitle>{plain('failed.title')}</PageTitle>
      <PageState
        kind="error"
        level={1}
        title={stack('failed.title')}
        text={
          <div className={styles.words}>
            <p>{stack(isMissing ? 'failed.missing' : 'failed.text')}</p>
            {isWorkKept && <p>{stack('failed.kept')}</p>}
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
          <>
            {/* A page load: what broke may be a part of a version that is no longer there. */}
            <Button variant="primary" icon={RetryIcon} onClick={() => window.location.reload()}>
              {t('failed.reload')}
            </Button>
            {/* The clipboard is for secure origins only; the reference is marked whole by a press. */}
            {navigator.clipboard && (
              <Button icon={CopyIcon} onClick={() => void copy().catch(() => undefined)}>
                {t(isCopied ? 'failed.copied' : 'failed.copy')}
              </Button>
            )}
          </>
        }
      />
    </main>
  );
}
