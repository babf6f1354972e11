import { Button, PageState, RetryIcon, TextLink } from '@portal/ui';
import { PageTitle } from '../layout/PageTitle';
import { shellWords } from '../layout/shell-words';
import { useConfig } from '../portal/usePortal';

/** A page that broke while it was drawn; give it to a route's `errorElement`, or to `ErrorBoundary`. */
export function FailedPage() {
  const { email } = useConfig();
  const { t, stack, plain } = shellWords.useWords();
  return (
    <main>
      <PageTitle>{plain('failed.title')}</PageTitle>
      <PageState
        kind="error"
        level={1}
        title={stack('failed.title')}
        text={
          <>
            {stack('failed.text')}{' '}
            <TextLink external href={`mailto:${email}`}>
              {email}
            </TextLink>
          </>
        }
        action={
          // A page load, since what broke may be a chunk of a version that is no longer there.
          <Button icon={RetryIcon} onClick={() => window.location.reload()}>
            {t('retry')}
          </Button>
        }
      />
    </main>
  );
}
