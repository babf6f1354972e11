import { type UserFilters, useReadUsers } from '@portal/api-client';
import { userStatusOf } from '@portal/domain';
import { vocabulary } from '@portal/views';
import { ListExport } from '../../../parts/list/ListExport';
import type { ListExportProps } from '../../../parts/list/ListScreen';
import { userCsv } from './user-csv';
import { filtersOfInvited } from './user-list';
import { userListWords } from './user-list-words';

/** Exports all pages of the user list for a spreadsheet, the invited users last. */
export function UserExport(props: ListExportProps<UserFilters>) {
  const readUsers = useReadUsers();
  const { plain } = userListWords.useWords();
  const ofDomain = vocabulary.useWords();
  const invited = filtersOfInvited(props.filters);
  return (
    <ListExport
      {...props}
      fileName="utilisateurs-users"
      csv={userCsv}
      read={async (filters, signal) => {
        const users = await readUsers(filters, signal);
        if (!invited || filters.page * filters.pageSize < users.total) return users;
        const { rows } = await readUsers(invited, signal);
        return {
          ...users,
          rows: [...users.rows, ...rows.filter((user) => userStatusOf(user) === 'invited')],
        };
      }}
      head={(column) => plain(`column.${column}`)}
      words={{
        role: (role) => ofDomain.plain(`role.${role}`),
        status: (status) => ofDomain.plain(`userStatus.${status}`),
      }}
    />
  );
}
