import { type UserFilters, useReadUsers } from '@portal/api-client';
import { hasSecondFactor, type Role, signInMethodOf, type User } from '@portal/domain';
import { vocabulary } from '@portal/views';
import { type CsvColumns, csvDay } from '../../../parts/list/csv-columns';
import { ListExport } from '../../../parts/list/ListExport';
import type { ListExportProps } from '../../../parts/list/ListScreen';
import type { SignInMethodColumnId } from './sign-in-method-list';
import { signInMethodWords } from './sign-in-method-words';

interface Words {
  role: (role: Role) => string;
  method: (user: User) => string;
  yesNo: (value: boolean | undefined) => string;
}

const signInMethodCsv: CsvColumns<User, Words, SignInMethodColumnId> = {
  name: { name: ({ name, lastName }) => `${name} ${lastName}`, email: ({ email }) => email },
  role: { role: ({ role }, words) => words.role(role) },
  method: {
    method: (user, words) => words.method(user),
    setUpOn: ({ secondFactor }) => csvDay(secondFactor?.setUpAt ?? null),
    passkeys: ({ secondFactor }) => secondFactor?.passkeys ?? 0,
    passkeyUsedOn: ({ secondFactor }) => csvDay(secondFactor?.passkeyUsedAt ?? null),
  },
  required: { required: ({ secondFactor }, words) => words.yesNo(secondFactor?.isRequired) },
  recovery: {
    recovery: ({ secondFactor }) =>
      hasSecondFactor(secondFactor) ? (secondFactor?.recoveryCodesLeft ?? '') : '',
  },
  lastLogin: { lastLogin: ({ lastLoginAt }) => csvDay(lastLoginAt) },
};

/** Exports who signs in how, which insurers ask for. */
export function SignInMethodExport(props: ListExportProps<UserFilters>) {
  const { plain } = signInMethodWords.useWords();
  const ofDomain = vocabulary.useWords();
  return (
    <ListExport
      {...props}
      fileName="moyens-de-connexion-sign-in-methods"
      csv={signInMethodCsv}
      read={useReadUsers()}
      head={(column) => plain(`column.${column}`)}
      words={{
        role: (role) => ofDomain.plain(`role.${role}`),
        method: ({ secondFactor }) => plain(signInMethodOf(secondFactor)),
        yesNo: (value) => plain(value ? 'yes' : 'no'),
      }}
    />
  );
}
