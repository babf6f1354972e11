import { type UserFilters, useReadUsers } from '@portal/api-client';
import { vocabulary } from '@portal/views';
import { ListExport } from '../../../parts/list/ListExport';
import type { ListExportProps } from '../../../parts/list/ListScreen';
import { userCsv } from './user-csv';
import { userListWords } from './user-list-words';

/** Exports all pages of the user list for a spreadsheet. */
export function UserExport(props: ListExportProps<UserFilters>) {
  const readUsers = useReadUsers();
  const { plain } = userListWords.useWords();
  const ofDomain = vocabulary.useWords();
  return (
    <ListExport
      {...props}
      fileName="utilisateurs-users"
      csv={userCsv}
      read={readUsers}
      head={(column) => plain(`column.${column}`)}
      words={{
        role: (role) => ofDomain.plain(`role.${role}`),
        status: (status) => ofDomain.plain(`userStatus.${status}`),
        yesNo: (value) => plain(value ? 'yes' : 'no'),
      }}
    />
  );
}
