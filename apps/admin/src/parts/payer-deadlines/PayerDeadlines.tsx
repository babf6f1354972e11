import { usePayerDeadlines } from '@portal/api-client';
import { daysUntil, isOpenDeadline, type OwedPaper, type PayerDeadline } from '@portal/domain';
import { datePair, PairText } from '@portal/i18n';
import { onDemand } from '@portal/records';
import { useToday } from '@portal/shell';
import {
  Badge,
  Banner,
  Button,
  Card,
  Cluster,
  contentId,
  RetryButton,
  Stack,
  Text,
  TextLink,
  VisuallyHidden,
} from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { pathTo } from '../../paths';
import { payerWords } from './payer-words';
import { SentText } from './SentText';
import { usePayerTexts } from './usePayerTexts';

export interface PayerDeadlinesProps {
  /** The contract on whose page they are; `all` for the open ones of all contracts. */
  of: { contractId: number } | 'all';
  /** Called with the number of those that are open, whenever it changes. */
  onCount?: (open: number) => void;
}

/**
 * The papers that are owed to payers, sorted by due date, each with a button that marks it as sent (DECISION-220). For
 * one contract, sent papers are listed too. Renders nothing if there are none.
 */
export function PayerDeadlines({ of, onCount }: PayerDeadlinesProps) {
  const { t, stack } = payerWords.useWords();
  const [isWhole, setWhole] = useState(false);
  const { data, error, retry } = usePayerDeadlines(of);
  const [marking, setMarking] = useState<PayerDeadline | null>(null);
  const wasMarking = useRef(false);
  useEffect(() => {
    if (marking) wasMarking.current = true;
    // The button that had opened the dialog went with its row.
    else if (data && wasMarking.current && document.activeElement === document.body)
      document.getElementById(contentId)?.focus();
  }, [marking, data]);
  const open = data?.filter(isOpenDeadline).length;
  useEffect(() => {
    if (open !== undefined) onCount?.(open);
  }, [open, onCount]);
  if (!data)
    return error ? (
      <Banner tone="caution" role="status" action={<RetryButton size="small" onRetry={retry} />}>
        {stack('deadlinesFailed')}
      </Banner>
    ) : null;
  if (data.length === 0 && !marking) return null;
  const shown = isWhole ? data : shortened(data);
  return (
    <>
      {data.length > 0 && (
        <Card title={stack('deadlines')}>
          <Stack as="ul" gap="medium">
            {shown.map((deadline) => (
              <li key={`${deadline.contract.id} ${deadline.paper} ${deadline.period}`}>
                <Deadline deadline={deadline} isOfAll={of === 'all'} onMark={() => setMarking(deadline)} />
              </li>
            ))}
          </Stack>
          {shown.length < data.length && (
            <Cluster>
              <Button size="small" variant="quiet" onClick={() => setWhole(true)}>
                {t('showAll', { count: data.length })}
              </Button>
            </Cluster>
          )}
        </Card>
      )}
      {marking && <MarkSentDialog deadline={marking} onClose={() => setMarking(null)} />}
    </>
  );
}

/** The first open papers, and the last ones that were sent: more would push what follows out of view. */
function shortened(deadlines: readonly PayerDeadline[]): PayerDeadline[] {
  const open = deadlines.filter(isOpenDeadline).slice(0, maxOpen);
  const sent = deadlines.filter((deadline) => !isOpenDeadline(deadline)).slice(-maxSent);
  return deadlines.filter((deadline) => open.includes(deadline) || sent.includes(deadline));
}

const maxOpen = 8;
const maxSent = 3;

const MarkSentDialog = onDemand(async () => (await import('./MarkSentDialog')).MarkSentDialog);

interface DeadlineProps {
  deadline: PayerDeadline;
  isOfAll: boolean;
  onMark: () => void;
}

function Deadline({ deadline, isOfAll, onMark }: DeadlineProps) {
  const { t, pair } = payerWords.useWords();
  const { owed } = usePayerTexts();
  const { contract, payer, paper, dueOn, sent, unrecorded } = deadline;
  const date = datePair(dueOn);
  const to = payer ?? contract.company?.name;
  const what = owed(deadline);
  return (
    <Stack gap="xsmall">
      <Cluster>
        <Text as="span">
          <PairText value={what} />
        </Text>
        {!sent && <DueBadge dueOn={dueOn} />}
      </Cluster>
      <Text as="div" tone="soft" size="caption">
        <PairText value={to ? pair('due', { payer: to, date }) : pair('dueNobody', { date })} />
      </Text>
      <Known deadline={deadline} />
      {unrecorded > 0 && (
        <Text as="div" tone="soft" size="caption">
          <PairText value={pair('unrecorded', { count: unrecorded })} />
        </Text>
      )}
      <Cluster>
        <TextLink href={placeOf(deadline)}>
          {isOfAll ? (
            <>
              {contract.number}
              <VisuallyHidden> {t(`goTo.${paper}`)}</VisuallyHidden>
            </>
          ) : (
            t(`goTo.${paper}`)
          )}
        </TextLink>
        {isOfAll && contract.company && <span>{contract.company.name}</span>}
        {!sent && (
          <Button size="small" aria-haspopup="dialog" onClick={onMark}>
            <span aria-hidden="true">{t('mark')}</span>
            <VisuallyHidden>{t('markOne', { what, number: contract.number })}</VisuallyHidden>
          </Button>
        )}
      </Cluster>
      {sent && <SentText sent={sent} what={what} />}
    </Stack>
  );
}

function DueBadge({ dueOn }: Pick<PayerDeadline, 'dueOn'>) {
  const { t } = payerWords.useWords();
  const days = daysUntil(dueOn, useToday());
  if (days < 0) return <Badge tone="critical">{t('overdue', { count: -days })}</Badge>;
  if (days === 0) return <Badge tone="caution">{t('today')}</Badge>;
  return <Badge tone={days <= soonDays ? 'caution' : 'neutral'}>{t('ahead', { count: days })}</Badge>;
}

/** A deadline that ends within this many days is marked. */
const soonDays = 2;

/** What the portal knows about the paper: an attestation that was issued was not necessarily handed over. */
function Known({ deadline: { issued } }: { deadline: PayerDeadline }) {
  const { pair } = payerWords.useWords();
  if (issued === null) return null;
  const key = issued.of === 0 ? 'noneNeeded' : issued.count === issued.of ? 'allIssued' : 'issued';
  return (
    <Text as="div" tone="soft" size="caption">
      <PairText value={pair(key, issued)} />
    </Text>
  );
}

/** Returns where the paper is made. */
function placeOf({ contract: { id }, paper, period }: PayerDeadline): string {
  return paper === 'attendance-report'
    ? `${pathTo(placeOfPaper[paper], { id })}?initials=${period}`
    : pathTo(placeOfPaper[paper], { id });
}

const placeOfPaper = {
  'attendance-report': 'courses.edit.attendance',
  attestations: 'courses.edit.final',
  registration: 'courses.edit.final',
} as const satisfies Record<OwedPaper, string>;
