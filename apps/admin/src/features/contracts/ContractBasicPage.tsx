import {
  useCompanies,
  useCoursePlan,
  useCourseTypes,
  useHasExtension,
  useLanguages,
  useReadContract,
  useSaveContract,
} from '@portal/api-client';
import {
  type Contract,
  type ContractFormText,
  contractFormText,
  contractSchemaKeeping,
  isLocked,
  missingClasses,
  nextClass,
  timeRange,
} from '@portal/domain';
import { datePair, dayPair, PairText, weekdayPair } from '@portal/i18n';
import { type MergeTexts, mergeSaveWords, useLocalMinute } from '@portal/shell';
import {
  Banner,
  ButtonLink,
  CalendarIcon,
  Card,
  Cluster,
  Icon,
  Skeleton,
  Stack,
  Text,
  TextLink,
  WarningIcon,
} from '@portal/ui';
import { contractStatusWords, useCourseTypeText } from '@portal/views';
import { useMemo } from 'react';
import { copy } from '../../copy';
import { HistoryInPlace } from '../../parts/history/RecordHistory';
import { RecordForm } from '../../parts/RecordForm';
import { LoadFailure } from '../../parts/RefusedBanner';
import { nameOf } from '../../parts/useChoices';
import { useOutcomeToast } from '../../parts/useOutcomeToast';
import { pathTo } from '../../paths';
import { ContractHead, useOpenContract } from './ContractEditLayout';
import { ContractInputs } from './ContractInputs';
import { contractFormWords } from './contract-form-words';
import { PlanSum } from './plan/PlanSum';
import { planWords } from './plan/plan-words';
import { ProposalsCard } from './proposals/ProposalsCard';

/** The basic part of a contract: its form (CON-FORM-02 to CON-FORM-46). */
export function ContractBasicPage() {
  const contract = useOpenContract();
  const { stack, t } = copy.useWords();
  const words = contractFormWords.useWords();
  const ofMerge = mergeSaveWords.useWords();
  const ofStatus = contractStatusWords.useWords();
  const { succeeded, failed } = useOutcomeToast();
  const readContract = useReadContract();
  const saveContract = useSaveContract();
  const locked = isLocked(contract.status);
  const { hoursPerClass } = contract;
  const schema = useMemo(() => contractSchemaKeeping(hoursPerClass), [hoursPerClass]);
  return (
    <>
      <ContractHead contract={contract} />
      {locked && (
        <Banner tone="info" title={t('archivedContract')}>
          {stack('archivedContractText')}
        </Banner>
      )}
      <RecordForm
        draft={{
          form: 'contract',
          record: contract.id,
          title: contract.number,
          stored: contractFormText(contract),
          note: !locked && <Banner tone="caution">{words.t('saveReminder')}</Banner>,
        }}
        schema={schema}
        record={contract}
        locked={locked}
        save={{
          read: () => readContract(contract.id),
          write: ({ changed, stored }) => saveContract(contract.id, changed, stored.version),
          textOf: contractFormText,
          texts: {
            ...useContractMergeTexts(),
            history: <HistoryInPlace of={{ subject: 'contract', id: contract.id }} about={contract.number} />,
          },
          isLocked: ({ status }) => isLocked(status),
          describeMove: ({ status }) =>
            status === contract.status
              ? null
              : ofMerge.pair('moved', { status: ofStatus.pair(`contractStatus.${status}`) }),
        }}
        onSaved={() => succeeded('toast.updated')}
        onFailed={() => failed('toast.notUpdated')}
        submitLabel={words.t('update')}
        blockedReason={locked ? stack('form.archivedBlocks') : undefined}
        after={
          <>
            <PlannedClassesCard contract={contract} />
            <ProposalsCard contract={contract} />
          </>
        }
      >
        {/* Its company, language and type stay among the choices, even if someone changes or archives them. */}
        {({ form, fields, opened }) => (
          <ContractInputs form={form} fields={fields} contract={opened} locked={locked} />
        )}
      </RecordForm>
    </>
  );
}

type Field = keyof ContractFormText;

/** Returns field names and value texts for the merge of a contract that two people changed. */
function useContractMergeTexts(): MergeTexts<ContractFormText> {
  const { pair } = copy.useWords();
  const words = contractFormWords.useWords();
  const typeText = useCourseTypeText();
  const names: Partial<Record<Field, { id: number; name: string }[] | undefined>> = {
    companyId: useCompanies().data,
    languageId: useLanguages().data,
    courseTypeId: useCourseTypes().data?.map((type) => ({ id: type.id, name: typeText(type) })),
  };
  return {
    title: words.stack('changedElsewhere'),
    term: (field) => words.pair(hasOwnLabel(field) ? labels[field] : field),
    show(field, text) {
      const value = text[field];
      if (typeof value === 'boolean') return pair(value ? 'yes' : 'no');
      if (value !== '' && isDate(field)) return datePair(value);
      return field in names ? nameOf(names[field], value) : value;
    },
  };
}

function isDate(field: Field): boolean {
  return field === 'expiresOn' || field === 'startsOn' || field === 'endsOn';
}

/** Labels of fields whose name differs from the key of their text. */
const labels = { companyId: 'company', languageId: 'language', courseTypeId: 'courseType' } as const;

function hasOwnLabel(field: Field): field is keyof typeof labels {
  return field in labels;
}

/**
 * Summary of the planned classes of a contract, with a link to the plan. Renders nothing without the extension
 * (DECISION-51).
 */
function PlannedClassesCard({ contract }: { contract: Contract }) {
  const isOffered = useHasExtension('planned-classes');
  const plan = useCoursePlan(isOffered ? contract.id : null);
  const now = useLocalMinute();
  const { t, stack } = planWords.useWords();
  if (!isOffered) return null;
  const pattern = plan.data?.pattern;
  const classes = plan.data?.classes ?? [];
  const given = classes.filter(({ isCancelled }) => !isCancelled);
  const next = nextClass(classes, now);
  const missing = missingClasses(classes, now).length;
  return (
    <Card
      title={stack('card.title')}
      aside={
        plan.data &&
        !isLocked(contract.status) && (
          <ButtonLink icon={CalendarIcon} href={pathTo('courses.edit.plan', { id: contract.id })}>
            {t(pattern ? 'card.edit' : 'card.plan')}
          </ButtonLink>
        )
      }
    >
      <LoadFailure of={plan}>{stack('plannedFailed')}</LoadFailure>
      {plan.isLoading && <Skeleton lines={2} />}
      {plan.data && !pattern && (
        <Stack gap="xxsmall">
          {stack('card.none')}
          <Text as="div" tone="soft">
            {stack('card.noneText')}
          </Text>
        </Stack>
      )}
      {pattern && (
        <>
          <PlanSum contract={contract} classes={given} />
          <Stack as="ul" gap="xxsmall">
            {pattern.times.map(({ weekday, time, minutes }) => (
              <li key={`${weekday} ${time}`}>
                <PairText value={weekdayPair(weekday, { full: true })} />{' '}
                {timeRange({ date: pattern.startsOn, time, minutes })}
              </li>
            ))}
          </Stack>
          {next && <div>{stack('card.next', { day: dayPair(next.date), time: next.time })}</div>}
          {missing > 0 && (
            <Cluster as="p" gap="xsmall">
              <Icon of={WarningIcon} size="small" />
              <TextLink href={pathTo('courses.edit.attendance', { id: contract.id })}>
                {t('card.missing', { count: missing })}
              </TextLink>
            </Cluster>
          )}
        </>
      )}
    </Card>
  );
}
