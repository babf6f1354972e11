import {
  type PayerTermsOwner,
  usePayerTerms,
  useSavePayerTerms,
  type VersionedPayerTerms,
} from '@portal/api-client';
import {
  countedDays,
  daysOff,
  firstDayOf,
  lastDays,
  monthOf,
  owedPapers,
  paperFields,
  payerPresets,
  payerTermKinds,
  payerTermsFields,
  payerTermsOf,
  payerTermsSchema,
} from '@portal/domain';
import { PairText } from '@portal/i18n';
import { LoadFailure, RecordDialog } from '@portal/records';
import { useToast, useToday } from '@portal/shell';
import { Dialog, Skeleton, Stack, Text } from '@portal/ui';
import {
  FormDatePicker,
  FormNumberField,
  FormRadioGroup,
  FormSelectField,
  FormTextField,
} from '@portal/views';
import { useState } from 'react';
import { payerWords } from './payer-words';
import { usePayerTexts } from './usePayerTexts';

export interface PayerTermsDialogProps {
  of: PayerTermsOwner;
  /** The name of the company; undefined for a contract, whose page shows whose they are. */
  name?: string | undefined;
  saved: VersionedPayerTerms;
  /** Reads the terms again after a refusal: someone else may have changed them. */
  readAgain: () => Promise<unknown>;
  onClose: () => void;
}

/** A dialog for what the payer of a contract or company wants, and by when (DECISION-218). */
export function PayerTermsDialog({ of, name, saved, readAgain, onClose }: PayerTermsDialogProps) {
  const { t, stack, pair, plain } = payerWords.useWords();
  const texts = usePayerTexts();
  const toast = useToast();
  const save = useSavePayerTerms();
  const today = useToday();
  const isOfContract = 'contractId' in of;
  const [stored] = useState(() =>
    payerTermsFields(saved.terms, {
      otherwise: isOfContract ? 'inherited' : 'none',
      since: firstDayOf(monthOf(today)),
    }),
  );
  return (
    <RecordDialog
      draft={{
        form: 'payer-terms',
        record: isOfContract ? `contract-${of.contractId}` : `company-${of.companyId}`,
        title: name,
        stored,
      }}
      schema={payerTermsSchema}
      save={async (fields) => {
        try {
          // A company inherits nothing, so that nothing owed is the same as no terms.
          const terms = payerTermsOf(fields);
          return await save(of, isOfContract || terms?.papers.length ? terms : null, saved);
        } catch (error) {
          await readAgain();
          throw error;
        }
      }}
      onSaved={() => toast.success(pair('saved'))}
      refused={stack('notSaved')}
      title={name === undefined ? stack('title') : stack('ofCompany', { name })}
      submitLabel={t('save')}
      onClose={onClose}
    >
      {({ fields }) => {
        const kind = payerTermKinds.find((one) => one === fields.kind.value);
        const preset = kind === 'canada' || kind === 'brussels' ? payerPresets[kind] : null;
        const isWanted = preset !== null || kind === 'own';
        return (
          <>
            <Text as="div" tone="soft">
              {stack('hint')}
            </Text>
            <FormRadioGroup
              field={fields.kind}
              label={t('kind')}
              hint={isOfContract && t('inheritedIs', { terms: texts.terms(saved.inherited) })}
              options={payerTermKinds
                .filter((value) => isOfContract || value !== 'inherited')
                .map((value) => ({ value, label: t(`kinds.${value}`) }))}
            />
            {preset && (
              <Stack as="ul" gap="xsmall">
                {preset.papers.map((term) => (
                  <li key={term.paper}>
                    <PairText value={texts.term(term)} />
                  </li>
                ))}
              </Stack>
            )}
            {isWanted && (
              <>
                <FormTextField field={fields.payer} label={t('payer')} hint={t('payerHint')} />
                <FormDatePicker field={fields.since} label={t('since')} hint={t('sinceHint')} today={today} />
              </>
            )}
            {kind === 'own' &&
              owedPapers.map((paper) => (
                <Stack key={paper}>
                  <FormNumberField
                    field={fields[paperFields[paper].days]}
                    label={t('days', { paper: pair(`paper.${paper}`) })}
                    hint={t('daysHint')}
                    min={1}
                    step={1}
                  />
                  <FormSelectField
                    field={fields[paperFields[paper].counted]}
                    label={t('counted', { paper: pair(`paper.${paper}`) })}
                    options={countedDays.map((value) => ({ value, label: plain(`countedAs.${value}`) }))}
                  />
                </Stack>
              ))}
            {(kind === 'own' || kind === 'canada') && (
              <FormRadioGroup
                field={fields.daysOff}
                label={t('daysOff')}
                options={daysOff
                  .filter((value) => kind === 'own' || value !== 'weekends')
                  .map((value) => ({ value, label: t(`daysOffOf.${value}`) }))}
              />
            )}
            {kind === 'own' && (
              <FormRadioGroup
                field={fields.lastDay}
                label={t('lastDay')}
                options={lastDays.map((value) => ({ value, label: t(`lastDays.${value}`) }))}
              />
            )}
          </>
        );
      }}
    </RecordDialog>
  );
}

/** The dialog of a company, which loads its terms first. */
export function CompanyPayerTermsDialog({
  company,
  onClose,
}: {
  company: { id: number; name: string };
  onClose: () => void;
}) {
  const { stack } = payerWords.useWords();
  const of = { companyId: company.id };
  const saved = usePayerTerms(of);
  if (saved.data)
    return (
      <PayerTermsDialog
        of={of}
        name={company.name}
        saved={saved.data}
        readAgain={saved.retry}
        onClose={onClose}
      />
    );
  return (
    <Dialog open title={stack('ofCompany', { name: company.name })} onClose={onClose} initialFocus="title">
      <LoadFailure of={saved}>{stack('notRead')}</LoadFailure>
      {!saved.error && <Skeleton lines={4} />}
    </Dialog>
  );
}
