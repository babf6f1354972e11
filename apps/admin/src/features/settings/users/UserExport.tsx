import { type UserFilters, useReadUsers } from '@portal/api-client';
import { userStatusOf } from '@portal/domain';
import { defineWords, type Translation } from '@portal/i18n';
import { vocabulary } from '@portal/views';
import { ExportDialog } from '../../../parts/ExportDialog';
import { type UserCsvColumn, userTable } from './user-csv';
import { userListWords } from './user-list-words';

export interface UserExportProps {
  /** What the list shows: its filters and its order. */
  filters: UserFilters;
  /** What finds the invited people among inactive users, whom the list shows last; null where it shows none. */
  invited: UserFilters | null;
  /** The columns that are shown, in their order. */
  columns: readonly string[];
  onClose: () => void;
}

/** Rows asked for at once. */
const pageSize = 500;

const fr = {
  name: 'Prénom',
  lastName: 'Nom de famille',
  email: 'Courriel',
  phone: 'Téléphone',
  invited: 'Invitation',
} as const satisfies Partial<Record<UserCsvColumn, string>>;

const en = {
  name: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  invited: 'Invitation',
} satisfies Translation<typeof fr>;

const fileWords = /* @__PURE__ */ defineWords('users-file', { fr, en });

/** The users of the list as it is shown, all pages, in a file for a spreadsheet. */
export function UserExport({ filters, invited, columns, onClose }: UserExportProps) {
  const readUsers = useReadUsers();
  const { plain } = userListWords.useWords();
  const inFile = fileWords.useWords();
  const ofDomain = vocabulary.useWords();
  const head = (column: UserCsvColumn) =>
    isOfFile(column) ? inFile.plain(column) : plain(`column.${column}`);
  return (
    <ExportDialog
      fileName="utilisateurs-users"
      readPage={async (page, signal) => {
        const read = await readUsers({ ...filters, page, pageSize }, signal);
        if (!invited || page * pageSize < read.total) return read;
        const { rows } = await readUsers(invited, signal);
        return { ...read, rows: [...read.rows, ...rows.filter((user) => userStatusOf(user) === 'invited')] };
      }}
      table={(users) =>
        userTable(users, columns, {
          head,
          role: (role) => ofDomain.plain(`role.${role}`),
          status: (status) => ofDomain.plain(`userStatus.${status}`),
        })
      }
      onClose={onClose}
    />
  );
}

function isOfFile(column: UserCsvColumn): column is keyof typeof fr {
  return column in fr;
}
