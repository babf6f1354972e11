import { type SignInFilters, useReadSignIns } from '@portal/api-client';
import { fullName, type SignIn } from '@portal/domain';
import { ListExport, type ListExportProps } from '@portal/records';
import { type ArchivedColumns, type CsvColumns, csvMinute } from '@portal/records/list-definitions';
import { signInWords } from '@portal/shell';
import type { SignInColumnId } from './sign-in-list';
import { signInListWords } from './sign-in-list-words';

interface Words {
  outcome: (outcome: SignIn['outcome']) => string;
  nobody: (account: string) => string;
}

const signInCsv: CsvColumns<SignIn, Words, SignInColumnId> = {
  happened: { happened: ({ happenedAt }) => csvMinute(happenedAt) },
  person: {
    person: ({ user, account }, words) => (user ? fullName(user) : account && words.nobody(account)),
  },
  outcome: {
    outcome: ({ outcome }, words) => words.outcome(outcome),
    times: ({ times }) => times,
    by: ({ by }) => by && fullName(by),
  },
  device: { device: ({ browser, system }) => [browser, system].filter(Boolean).join(', ') },
  network: { network: ({ network }) => network },
};

/** The names in the file that may belong to an archived record. */
const signInArchived: ArchivedColumns<SignIn, SignInColumnId> = {
  person: ({ user }) => user?.archived,
  by: ({ by }) => by?.archived,
};

/** Exports all pages of the attempts to sign in for a spreadsheet. */
export function SignInExport(props: ListExportProps<SignInFilters>) {
  const { plain } = signInListWords.useWords();
  const outcomes = signInWords.useWords();
  return (
    <ListExport
      {...props}
      fileName="connexions-sign-ins"
      csv={signInCsv}
      archived={signInArchived}
      read={useReadSignIns()}
      head={(column) => plain(`column.${column}`)}
      words={{
        outcome: (outcome) => outcomes.plain(`outcome.${outcome}`),
        nobody: (account) => plain('nobody', { account }),
      }}
    />
  );
}
