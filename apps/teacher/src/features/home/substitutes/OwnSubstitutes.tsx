import {
  ApiError,
  isPreconditionFailed,
  usePlannedClasses,
  useProposeSubstitute,
  useSubstituteProposals,
} from '@portal/api-client';
import {
  fullName,
  groupProposals,
  type ProposalGroup,
  type ProposalStatus,
  timeRange,
  weeksAround,
} from '@portal/domain';
import { dayPair } from '@portal/i18n';
import { useLocalMinute, useToast } from '@portal/shell';
import {
  Badge,
  type BadgeTone,
  Banner,
  Button,
  Card,
  Cluster,
  RetryButton,
  Stack,
  Text,
  useBusy,
  VisuallyHidden,
} from '@portal/ui';
import { useRef, useState } from 'react';
import { nameOfClass, type OwnClass, ownClasses } from '../../../parts/planned/own-class';
import { ProposeSubstitute } from './ProposeSubstitute';
import { substituteWords } from './substitute-words';

/**
 * The substitutes whom the teacher proposes, with the office's answers, and the form to propose one (DECISION-99).
 * Renders nothing if the backend has no proposals or no planned classes.
 */
export function OwnSubstitutes() {
  const { t, stack } = substituteWords.useWords();
  const now = useLocalMinute();
  const { data, error, retry } = useSubstituteProposals(true);
  const planned = usePlannedClasses(weeksAround(now.date));
  const [isProposing, setProposing] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  if (!data) {
    if (!error || (error instanceof ApiError && ['not-found', 'offline'].includes(error.code))) return null;
    return (
      <Banner tone="info" action={<RetryButton size="small" onRetry={retry} />}>
        {stack('failed')}
      </Banner>
    );
  }
  const groups = groupProposals(ownClasses(data));
  if (groups.length === 0 && !planned.data?.classes.some(({ proposal }) => proposal !== undefined))
    return null;
  const close = () => {
    setProposing(false);
    place.current?.focus();
  };
  return (
    <Card title={stack('title')}>
      <div ref={place} tabIndex={-1}>
        <Stack gap="large">
          {groups.map((group) => (
            <Proposal
              key={group.key}
              group={group}
              onTakenBack={() => place.current?.focus()}
              onStale={retry}
            />
          ))}
          {isProposing ? (
            <ProposeSubstitute onSent={close} onBack={close} />
          ) : (
            <>
              <Text as="div" tone="soft">
                {stack('text')}
              </Text>
              <Button size="action" onClick={() => setProposing(true)}>
                {t('open')}
              </Button>
            </>
          )}
        </Stack>
      </div>
    </Card>
  );
}

const tones = {
  open: 'caution',
  confirmed: 'positive',
  declined: 'critical',
} as const satisfies Record<ProposalStatus, BadgeTone>;

interface ProposalProps {
  group: ProposalGroup<OwnClass>;
  onTakenBack: () => void;
  onStale: () => Promise<unknown>;
}

function Proposal({ group: { proposal, classes }, onTakenBack, onStale }: ProposalProps) {
  const { t, pair, stack } = substituteWords.useWords();
  const propose = useProposeSubstitute();
  const toast = useToast();
  const { busy, run } = useBusy();
  const name = fullName(proposal.substitute);
  const takeBack = () =>
    run(async () => {
      try {
        await propose(classes, null);
        toast.success(pair('takenBack'));
        onTakenBack();
      } catch (error) {
        if (isPreconditionFailed(error)) toast.danger(pair('changed'));
        else toast.danger(pair('notTakenBack'), { error });
        await onStale();
      }
    });
  return (
    <Stack gap="small">
      <Cluster justify="between">
        <strong>{t('proposed', { name })}</strong>
        <Badge tone={tones[proposal.status]}>{t(`status.${proposal.status}`)}</Badge>
      </Cluster>
      <ul>
        {classes.map((planned) => (
          <li key={planned.id}>
            {t('class', { day: dayPair(planned.date), time: timeRange(planned), name: nameOfClass(planned) })}
            {proposal.status === 'declined' && planned.substitute && (
              <Text as="div" tone="soft" size="caption">
                {t('givenBy', { name: fullName(planned.substitute) })}
              </Text>
            )}
          </li>
        ))}
      </ul>
      {proposal.answer !== null && <Text as="div">{stack('answer', { answer: proposal.answer })}</Text>}
      {proposal.status === 'open' && (
        <Button busy={busy} onClick={() => void takeBack()}>
          <span aria-hidden="true">{t('takeBack')}</span>
          <VisuallyHidden>{t('takeBackOf', { name })}</VisuallyHidden>
        </Button>
      )}
    </Stack>
  );
}
