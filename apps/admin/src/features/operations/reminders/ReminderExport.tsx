import { type ReminderFilters, useReadReminders } from '@portal/api-client';
import { fullName, type MailState, type RemindedKind, type SentReminder } from '@portal/domain';
import { ListExport, type ListExportProps } from '@portal/records';
import { type ArchivedColumns, type CsvColumns, csvMinute } from '@portal/records/list-definitions';
import { mailListWords } from '../mails/mail-list-words';
import type { ReminderColumnId } from './reminder-list';
import { reminderListWords } from './reminder-list-words';

interface Words {
  item: (kind: RemindedKind) => string;
  state: (state: MailState) => string;
  digest: string;
}

const reminderCsv: CsvColumns<SentReminder, Words, ReminderColumnId> = {
  sent: { sent: ({ sentAt }) => csvMinute(sentAt) },
  teacher: { teacher: ({ teacher }) => fullName(teacher) },
  items: {
    items: ({ items }, { item }) =>
      items.map(({ contract, kind }) => `${contract.number} ${item(kind)}`).join(', '),
  },
  by: { by: ({ sentBy }, { digest }) => (sentBy ? fullName(sentBy) : digest) },
  mail: { mail: ({ state }, words) => state && words.state(state) },
};

/** The names in the file that may belong to an archived record. */
const reminderArchived: ArchivedColumns<SentReminder, ReminderColumnId> = {
  teacher: ({ teacher }) => teacher.archived,
  by: ({ sentBy }) => sentBy?.archived,
};

/** Exports all pages of the log for a spreadsheet. */
export function ReminderExport(props: ListExportProps<ReminderFilters>) {
  const { plain } = reminderListWords.useWords();
  const mail = mailListWords.useWords();
  return (
    <ListExport
      {...props}
      fileName="rappels-reminders"
      csv={reminderCsv}
      archived={reminderArchived}
      read={useReadReminders()}
      head={(column) => plain(`column.${column}`)}
      words={{
        item: (kind) => plain(`item.${kind}`),
        state: (state) => mail.plain(`state.${state}`),
        digest: plain('weeklyDigest'),
      }}
    />
  );
}
