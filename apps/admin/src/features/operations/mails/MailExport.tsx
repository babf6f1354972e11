import { type MailFilters, useReadMails } from '@portal/api-client';
import { bounceText, type Mail, type MailState } from '@portal/domain';
import { ListExport, type ListExportProps } from '@portal/records';
import { type CsvColumns, csvMinute } from '@portal/records/list-definitions';
import type { MailColumnId } from './mail-list';
import { mailListWords } from './mail-list-words';

const mailCsv: CsvColumns<Mail, { state: (state: MailState) => string }, MailColumnId> = {
  written: { written: ({ writtenAt }) => csvMinute(writtenAt) },
  recipient: { recipient: ({ recipient }) => recipient },
  subject: { subject: ({ subject }) => subject },
  state: {
    state: ({ state }, words) => words.state(state),
    error: ({ error, bounce }) => (bounce ? bounceText(bounce) : error),
  },
  attempts: { attempts: ({ attempts }) => attempts },
};

/** Exports all pages of the mails for a spreadsheet. */
export function MailExport(props: ListExportProps<MailFilters>) {
  const { plain } = mailListWords.useWords();
  return (
    <ListExport
      {...props}
      fileName="courriels-emails"
      csv={mailCsv}
      read={useReadMails()}
      head={(column) => plain(`column.${column}`)}
      words={{ state: (state) => plain(`state.${state}`) }}
    />
  );
}
