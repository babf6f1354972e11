import { type ChaseKind, fullName, type SentReminder } from '@portal/domain';
import { DateText } from '@portal/i18n';
import { Badge, Cluster, Stack, TextLink } from '@portal/ui';
import type { ListColumn } from '../../../parts/list/list-columns';
import { pathTo } from '../../../paths';
import { MailStateBadge } from '../mails/MailStateBadge';
import type { ReminderColumnId } from './reminder-list';
import { reminderListWords } from './reminder-list-words';

/** The columns of the log. Each has a width, so that the browser skips the layout of rows off screen. */
export const reminderColumns: readonly ListColumn<SentReminder, ReminderColumnId>[] = [
  { id: 'sent', width: 148, cell: ({ sentAt }) => <DateText value={sentAt} time /> },
  {
    id: 'teacher',
    width: 180,
    phone: 'title',
    cell: ({ teacher }) => (
      <TextLink href={pathTo('teachers.profile', { id: teacher.id })}>{fullName(teacher)}</TextLink>
    ),
  },
  { id: 'items', width: 300, cell: (sent) => <Items sent={sent} /> },
  {
    id: 'by',
    width: 160,
    cell: ({ sentBy }) => (sentBy ? fullName(sentBy) : <reminderListWords.T k="weeklyDigest" />),
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

function KindBadge({ kind }: { kind: ChaseKind }) {
  return (
    <Badge>
      <reminderListWords.T k={`item.${kind}`} />
    </Badge>
  );
}
