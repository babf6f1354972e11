import { PageTitle } from '@portal/shell';
import { ListContent, PageHead } from '@portal/ui';
import { settingsWords } from '../settings-words';

export function FilesPage() {
  const { t, plain } = settingsWords.useWords();
  return (
    <ListContent head={<PageHead title={t('files')} />}>
      <PageTitle>{plain('files')}</PageTitle>
    </ListContent>
  );
}
