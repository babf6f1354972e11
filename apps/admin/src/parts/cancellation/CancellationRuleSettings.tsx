import { useCancellationRule, useSaveCancellationRule } from '@portal/api-client';
import { onDemand, QueryState, RefusedBanner } from '@portal/records';
import { useToast } from '@portal/shell';
import { Button, Cluster, Skeleton, Stack, Text, useAttempt, VisuallyHidden } from '@portal/ui';
import { useState } from 'react';
import { cancellationWords } from './cancellation-words';
import { RuleSummary } from './RuleSummary';

const CancellationRuleDialog = onDemand(
  async () => (await import('./CancellationRuleDialog')).CancellationRuleDialog,
);

export interface CancellationRuleSettingsProps {
  /** The contract, or the organization. */
  of: number | 'default';
  /** Whether the contract is archived, so that its rule can no longer change. */
  readOnly?: boolean;
}

/** The rule that counts for cancelled classes, with the dialog to change it and a button to withdraw it. */
export function CancellationRuleSettings({ of, readOnly = false }: CancellationRuleSettingsProps) {
  const { t, stack, pair } = cancellationWords.useWords();
  const own = useCancellationRule(of);
  const byDefault = useCancellationRule(of === 'default' ? null : 'default');
  const save = useSaveCancellationRule();
  const toast = useToast();
  const { busy, failure, attempt } = useAttempt();
  const [isChanging, setChanging] = useState(false);
  const error = own.error ?? byDefault.error;
  if (error && !own.data) return <QueryState error={error} retry={own.retry} />;
  if (!own.data || (of !== 'default' && !byDefault.data))
    return (
      <div role="status">
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        <Skeleton lines={3} />
      </div>
    );
  const { rule } = own.data;
  const shown = rule ?? byDefault.data?.rule ?? null;
  const withdraw = () =>
    attempt(
      async () => {
        const withdrawn = await save(of, null, own.data ?? { version: null });
        toast.success(pair('withdrawn'), { undo: async () => save(of, rule, withdrawn) });
      },
      () => own.retry(),
    );
  return (
    <Stack>
      {of !== 'default' && shown && (
        <Text tone="soft" size="caption">
          {t(rule ? 'own' : 'byDefault')}
        </Text>
      )}
      {shown ? <RuleSummary rule={shown} /> : <Text as="div">{stack('none')}</Text>}
      {failure && <RefusedBanner error={failure.error}>{stack('notSaved')}</RefusedBanner>}
      {!readOnly && (
        <Cluster>
          <Button onClick={() => setChanging(true)}>
            {t(rule ? 'change' : of === 'default' ? 'define' : 'ownRule')}
          </Button>
          {rule && (
            <Button variant="quiet" busy={busy} onClick={() => void withdraw()}>
              {t('withdraw')}
            </Button>
          )}
        </Cluster>
      )}
      {isChanging && (
        <CancellationRuleDialog
          of={of}
          saved={own.data}
          proposed={byDefault.data?.rule}
          onClose={() => setChanging(false)}
        />
      )}
    </Stack>
  );
}
