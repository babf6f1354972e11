import { useReminders } from '@portal/api-client';
import { fullName, type RemindedKind, reminderKinds, type SentReminder } from '@portal/domain';
import { DateText } from '@portal/i18n';
import { type ListColumn, ListScreen, namedOptions, useListPage } from '@portal/records';
import { Badge, Cluster, Stack, TextLink } from '@portal/ui';
import { MarkedName } from '@portal/views';
import { useTeacherFilter } from '../../../parts/useTeacherFilter';
import { pathTo } from '../../../paths';
import { MailStateBadge } from '../mails/MailStateBadge';
import { type ReminderColumnId, reminderList } from './reminder-list';
import { reminderListWords } from './reminder-list-words';

/** The log of reminders to teachers: content, date, sender and recipient (DECISION-51). */
export function RemindersPage() {
  const page = useListPage(reminderList, useReminders);
  const { state, change } = page.address;
  const words = reminderListWords.useWords();
  const { plain, pair } = words;
  const teacher = useTeacherFilter({
    chosen: state.teacher,
    onChange: change,
    label: pair('teacher'),
    placeholder: plain('teacher'),
    width: 240,
  });
  return (
    <ListScreen
      {...page}
      name="reminders"
      isInArea
      hasSearch={false}
      words={reminderListWords}
      columns={reminderColumns}
      filters={[
        teacher,
        {
          kind: 'select',
          id: 'kind',
          label: pair('kindFilter'),
          placeholder: plain('kindFilter'),
          options: namedOptions(reminderKinds, words, (value) => `kind.${value}`),
          width: 220,
        },
      ]}
      loadExport={loadExport}
    />
  );
}

const loadExport = async () => (await import('./ReminderExport')).ReminderExport;

/** The columns of the log. Each has a width, so that the browser skips the layout of rows off screen. */
const reminderColumns: readonly ListColumn<SentReminder, ReminderColumnId>[] = [
  { id: 'sent', width: 148, cell: ({ sentAt }) => <DateText value={sentAt} time /> },
  {
    id: 'teacher',
    width: 180,
    phone: 'title',
    cell: ({ teacher }) => (
      <MarkedName of={teacher}>
        <TextLink href={pathTo('teachers.profile', { id: teacher.id })}>{fullName(teacher)}</TextLink>
      </MarkedName>
    ),
  },
  { id: 'items', width: 300, cell: (sent) => <Items sent={sent} /> },
  {
    id: 'by',
    width: 160,
    cell: ({ sentBy }) => (sentBy ? <MarkedName of={sentBy} /> : <reminderListWords.T k="weeklyDigest" />),
  },
  {
    id: 'mail',
    width: 150,
    cell: ({ state }) => (state ? <MailStateBadge state={state} /> : <reminderListWords.T k="forgotten" />),
  },
];

/** Lists each contract with what was missing. */
function Items({ sent: { items } }: { sent: SentReminder }) {
  const contracts = Map.groupBy(items, ({ contract }) => contract.id);
  return (
    <Stack as="span" gap="xsmall">
      {[...contracts.values()].map((own) => (
        <Cluster as="span" gap="xsmall" key={own[0]?.contract.id}>
          {own[0]?.contract.number}{' '}
          {[...new Set(own.map(({ kind }) => kind))].map((kind) => (
            <KindBadge key={kind} kind={kind} />
          ))}
        </Cluster>
      ))}
    </Stack>
  );
}

function KindBadge({ kind }: { kind: RemindedKind }) {
  return (
    <Badge>
      <reminderListWords.T k={`item.${kind}`} />
    </Badge>
  );
}
