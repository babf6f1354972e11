import { PageTitle } from '@portal/shell';
import { ListContent, PageHead } from '@portal/ui';
import { settingsWords } from '../settings-words';

export function MaterialsPage() {
  const { t, plain } = settingsWords.useWords();
  return (
    <ListContent head={<PageHead title={t('materials')} />}>
      <PageTitle>{plain('materials')}</PageTitle>
    </ListContent>
  );
}
