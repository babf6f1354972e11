import { PageTitle } from '@portal/shell';
import { ListContent, PageHead } from '@portal/ui';
import { settingsWords } from '../settings-words';

export function UsersPage() {
  const { t, plain } = settingsWords.useWords();
  return (
    <ListContent head={<PageHead title={t('users')} />}>
      <PageTitle>{plain('users')}</PageTitle>
    </ListContent>
  );
}
