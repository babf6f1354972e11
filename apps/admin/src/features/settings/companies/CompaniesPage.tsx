import { PageTitle } from '@portal/shell';
import { ListContent, PageHead } from '@portal/ui';
import { settingsWords } from '../settings-words';

export function CompaniesPage() {
  const { t, plain } = settingsWords.useWords();
  return (
    <ListContent head={<PageHead title={t('companies')} />}>
      <PageTitle>{plain('companies')}</PageTitle>
    </ListContent>
  );
}
