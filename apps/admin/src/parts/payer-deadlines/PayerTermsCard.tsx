import { usePayerTerms } from '@portal/api-client';
import { datePair, PairText } from '@portal/i18n';
import { onDemand, QueryState } from '@portal/records';
import { Button, Card, Cluster, Skeleton, Stack, Text, VisuallyHidden } from '@portal/ui';
import { useState } from 'react';
import { payerWords } from './payer-words';
import { usePayerTexts } from './usePayerTexts';

const PayerTermsDialog = onDemand(async () => (await import('./PayerTermsDialog')).PayerTermsDialog);

export interface PayerTermsCardProps {
  /** The id of the contract. */
  of: number;
  /** Whether the contract is archived, so that its terms can no longer change. */
  readOnly: boolean;
}

/** What the payer of a contract wants, and by when, with the dialog to change it (DECISION-218). */
export function PayerTermsCard({ of, readOnly }: PayerTermsCardProps) {
  const { t } = payerWords.useWords();
  return (
    <Card title={t('title')}>
      <Terms of={of} readOnly={readOnly} />
    </Card>
  );
}

function Terms({ of, readOnly }: PayerTermsCardProps) {
  const { t, stack, pair } = payerWords.useWords();
  const texts = usePayerTexts();
  const owner = { contractId: of };
  const saved = usePayerTerms(owner);
  const [isChanging, setChanging] = useState(false);
  if (saved.error && !saved.data) return <QueryState error={saved.error} retry={saved.retry} />;
  if (!saved.data)
    return (
      <div role="status">
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        <Skeleton lines={2} />
      </div>
    );
  const { terms, inherited } = saved.data;
  const shown = terms ?? inherited;
  return (
    <Stack>
      {shown && (
        <Text tone="soft" size="caption">
          {t(terms ? 'from.own' : 'from.company')}
        </Text>
      )}
      {!shown || shown.papers.length === 0 ? (
        <Text as="div">{stack('none')}</Text>
      ) : (
        <Stack as="ul" gap="xsmall">
          {shown.papers.map((term) => (
            <li key={term.paper}>
              <PairText value={texts.term(term)} />
            </li>
          ))}
          {shown.payer !== null && (
            <li>
              <PairText value={pair('payerIs', { name: shown.payer })} />
            </li>
          )}
          {shown.since !== null && (
            <li>
              <PairText value={pair('sinceIs', { date: datePair(shown.since) })} />
            </li>
          )}
        </Stack>
      )}
      {!readOnly && (
        <Cluster>
          <Button aria-haspopup="dialog" onClick={() => setChanging(true)}>
            {t('change')}
          </Button>
        </Cluster>
      )}
      {isChanging && (
        <PayerTermsDialog
          of={owner}
          saved={saved.data}
          readAgain={saved.retry}
          onClose={() => setChanging(false)}
        />
      )}
    </Stack>
  );
}
