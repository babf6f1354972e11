import { PageTitle } from '@portal/shell';
import { ListContent, PageHead } from '@portal/ui';
import { settingsWords } from '../settings-words';

export function LanguagesPage() {
  const { t, plain } = settingsWords.useWords();
  return (
    <ListContent head={<PageHead title={t('languages')} />}>
      <PageTitle>{plain('languages')}</PageTitle>
    </ListContent>
  );
}
