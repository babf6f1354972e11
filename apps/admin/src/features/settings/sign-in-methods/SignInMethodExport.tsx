import { type UserFilters, useProviderOverview, useReadUsers } from '@portal/api-client';
import { hasSecondFactor, type Role, signInMethodOf, type User } from '@portal/domain';
import { ListExport, type ListExportProps } from '@portal/records';
import { type CsvColumns, csvDay } from '@portal/records/list-definitions';
import { vocabulary } from '@portal/views';
import type { SignInMethodColumnId } from './sign-in-method-list';
import { signInMethodWords } from './sign-in-method-words';

interface Words {
  role: (role: Role) => string;
  method: (user: User) => string;
  /** A provider with its issuer, and how soon a person who is disabled there is out. */
  provider: (name: string) => string;
  yesNo: (value: boolean | undefined) => string;
}

const signInMethodCsv: CsvColumns<User, Words, SignInMethodColumnId> = {
  name: { name: ({ name, lastName }) => `${name} ${lastName}`, email: ({ email }) => email },
  role: { role: ({ role }, words) => words.role(role) },
  method: {
    method: (user, words) => words.method(user),
    providers: ({ providerAccess }, words) => providerAccess?.providers.map(words.provider).join('; ') ?? '',
    emergencyAccount: ({ providerAccess }, words) => words.yesNo(providerAccess?.isEmergency),
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
  const { data: overview } = useProviderOverview();
  return (
    <ListExport
      {...props}
      fileName="moyens-de-connexion-sign-in-methods"
      csv={signInMethodCsv}
      read={useReadUsers()}
      head={(column) => plain(`column.${column}`)}
      words={{
        role: (role) => ofDomain.plain(`role.${role}`),
        method: ({ secondFactor, providerAccess }) =>
          plain(providerAccess?.isPasswordOff ? 'providerOnly' : signInMethodOf(secondFactor)),
        provider: (name) => {
          const provider = overview?.providers.find((one) => one.name === name);
          if (!provider) return name;
          return `${name} (${provider.issuer}, ${plain(provider.renewablePeople > 0 ? 'outInMinutes' : 'outInHours')})`;
        },
        yesNo: (value) => plain(value ? 'yes' : 'no'),
      }}
    />
  );
}
