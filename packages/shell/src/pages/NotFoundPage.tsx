import { ButtonLink, PageState } from '@portal/ui';
import { PageTitle } from '../layout/PageTitle';
import { PageLayout } from '../navbar/PageLayout';
import { shellWords } from '../shell-words';

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
