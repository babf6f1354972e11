import { ButtonLink, PageState } from '@portal/ui';
import { PageLayout } from '../layout/PageLayout';
import { PageTitle } from '../layout/PageTitle';
import { shellWords } from '../layout/shell-words';

/** Shown for a URL without a page. */
export function NotFoundPage() {
  const { t, stack, plain } = shellWords.useWords();
  return (
    <PageLayout>
      <PageTitle>{plain('notFound.title')}</PageTitle>
      <PageState
        kind="not-found"
        level={1}
        title={stack('notFound.title')}
        text={stack('notFound.text')}
        action={<ButtonLink href="/">{t('goHome')}</ButtonLink>}
      />
    </PageLayout>
  );
}
