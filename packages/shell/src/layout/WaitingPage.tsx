import { PageState } from '@portal/ui';
import { shellWords } from '../shell-words';

/** Placeholder while a page loads. */
export function WaitingPage() {
  const { t } = shellWords.useWords();
  return (
    <main>
      <PageState kind="loading" title={t('loadingPage')} />
    </main>
  );
}
