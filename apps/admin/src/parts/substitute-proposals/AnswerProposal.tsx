import { useChooseSubstitute, useDeclineSubstitute } from '@portal/api-client';
import {
  fullName,
  maxProposalAnswer,
  type PlannedClass,
  type ProposalGroup,
  timeRange,
} from '@portal/domain';
import { dayPair } from '@portal/i18n';
import { useDraftValues } from '@portal/records';
import { UnsavedWorkBanner, useToast, useUnsavedWork } from '@portal/shell';
import { Button, Cluster, Stack, Text, TextareaField } from '@portal/ui';
import { useMarkedPair } from '@portal/views';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useClassChange } from '../class-change/useClassChange';
import { useWithUnmailed } from '../class-change/useWithUnmailed';
import { proposalWords } from './proposal-words';

/** A planned class with the number of its contract. */
export interface ProposedClass extends PlannedClass {
  contract: { number: string };
}

export interface AnswerProposalProps {
  /** Classes with the same open proposal, which are answered together. */
  group: ProposalGroup<ProposedClass>;
  /** Called after an answer, because the focused control may be gone. */
  onAnswered: () => void;
  /** Loads the classes again, because someone else has changed them. */
  onStale: () => Promise<unknown>;
}

/**
 * The substitute whom a teacher proposes for classes. The office confirms the substitute or declines with a message
 * (DECISION-99). A conflict is rejected at first, and can then be accepted.
 */
export function AnswerProposal({ group, onAnswered, onStale }: AnswerProposalProps) {
  const { t } = proposalWords.useWords();
  const markedPair = useMarkedPair();
  const [isDeclining, setDeclining] = useState(false);
  const { proposedBy, substitute } = group.proposal;
  return (
    <Stack gap="small">
      <Text as="div">
        {t('proposes', {
          teacher: markedPair(proposedBy),
          colleague: markedPair(substitute),
        })}
      </Text>
      <ul>
        {group.classes.map(({ id, date, contract, ...planned }) => (
          <li key={id}>
            {t('class', {
              day: dayPair(date),
              time: timeRange({ ...planned, date }),
              number: contract.number,
            })}
          </li>
        ))}
      </ul>
      {isDeclining ? (
        <Decline group={group} onAnswered={onAnswered} onStale={onStale} onBack={() => setDeclining(false)} />
      ) : (
        <Confirm
          group={group}
          onAnswered={onAnswered}
          onStale={onStale}
          onDecline={() => setDeclining(true)}
        />
      )}
    </Stack>
  );
}

function Confirm({
  group: { proposal, classes },
  onAnswered,
  onStale,
  onDecline,
}: AnswerProposalProps & { onDecline: () => void }) {
  const { t, pair, stack } = proposalWords.useWords();
  const choose = useChooseSubstitute();
  const toast = useToast();
  const withUnmailed = useWithUnmailed();
  const { busy, isClash, refusal, run } = useClassChange(onStale);
  const { substitute } = proposal;
  const confirm = () =>
    run(async () => {
      const { notMailed } = await choose(classes, substitute.id, { acceptClashes: isClash });
      toast.success(withUnmailed(pair('confirmed', { name: fullName(substitute) }), notMailed));
    }, onAnswered);
  return (
    <>
      {refusal}
      <Cluster>
        <Button
          variant={isClash ? 'critical' : 'primary'}
          busy={busy}
          blockedReason={substitute.archived && stack('archived')}
          onClick={() => void confirm()}
        >
          {t(isClash ? 'confirmAnyway' : 'confirm')}
        </Button>
        <Button onClick={onDecline}>{t('decline')}</Button>
      </Cluster>
    </>
  );
}

const blank = { answer: '' };

function Decline({
  group: { key, proposal, classes },
  onAnswered,
  onStale,
  onBack,
}: AnswerProposalProps & { onBack: () => void }) {
  const { t, pair } = proposalWords.useWords();
  const decline = useDeclineSubstitute();
  const toast = useToast();
  const withUnmailed = useWithUnmailed();
  const { busy, refusal, run } = useClassChange(onStale);
  const work = useUnsavedWork({
    form: 'class-change',
    record: `${key}-decline`,
    title: fullName(proposal.proposedBy),
    stored: blank,
  });
  const [{ answer }, setValues] = useDraftValues(work);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      const { notMailed } = await decline(classes, answer.trim() || null);
      work.begin(blank);
      toast.success(withUnmailed(pair('declined'), notMailed));
    }, onAnswered);
  };
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Stack gap="small">
        <UnsavedWorkBanner work={work} />
        <TextareaField
          label={t('answer', { name: fullName(proposal.proposedBy) })}
          name="answer"
          minRows={2}
          maxLength={maxProposalAnswer}
          value={answer}
          onChange={({ currentTarget }) => setValues({ answer: currentTarget.value })}
        />
        {refusal}
        <Cluster>
          <Button type="submit" variant="critical" busy={busy}>
            {t('decline')}
          </Button>
          <Button variant="quiet" onClick={onBack}>
            {t('back')}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
