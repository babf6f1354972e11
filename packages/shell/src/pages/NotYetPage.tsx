import { ButtonLink, PageState } from '@portal/ui';
import { PageLayout } from '../layout/PageLayout';
import { PageTitle } from '../layout/PageTitle';
import { shellWords } from '../layout/shell-words';

/** A documented page that is not built yet: it says so instead of pretending not to exist. */
export function NotYetPage() {
  const { t, stack, plain } = shellWords.useWords();
  return (
    <PageLayout>
      <PageTitle>{plain('notYet.title')}</PageTitle>
      <PageState
        kind="empty"
        level={1}
        title={stack('notYet.title')}
        text={stack('notYet.text')}
        action={<ButtonLink href="/">{t('goHome')}</ButtonLink>}
      />
    </PageLayout>
  );
}
