import { PageState } from '@portal/ui';
import { shellWords } from '../layout/shell-words';

/** Stands where a page will be in a moment. */
export function WaitingPage() {
  const { t } = shellWords.useWords();
  return (
    <main>
      <PageState kind="loading" title={t('loadingPage')} />
    </main>
  );
}
