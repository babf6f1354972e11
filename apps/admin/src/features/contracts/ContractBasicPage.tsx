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
  type CalendarDate,
  type Contract,
  type ContractFormText,
  type ContractFormValues,
  classesAfterEnd,
  contractFormText,
  contractSchemaKeeping,
  endsMovedTo,
  type HoursBalance,
  hoursBalance,
  isCalendarDate,
  isLocked,
  isToCome,
  lastDayOfContract,
  missingClasses,
  nextClass,
  type PlannedClass,
  timeRange,
} from '@portal/domain';
import { datePair, dayPair, PairText, weekdayPair } from '@portal/i18n';
import { LoadFailure, type MergeTexts, mergeSaveWords, nameOf, RecordForm } from '@portal/records';
import { useLocalMinute, useToday } from '@portal/shell';
import {
  Banner,
  Button,
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
import { type RefObject, useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react';
import { copy } from '../../copy';
import { HistoryInPlace } from '../../parts/history/RecordHistory';
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
  const warnedOf = useRef<readonly PlannedClass[]>(undefined);
  /**
   * The form has already warned about the planned classes after the new end that it knows. If the server knows others,
   * it rejects the save.
   */
  const acceptOf = (changed: Partial<ContractFormValues>, stored: Contract) =>
    warnedOf.current && ('endsOn' in changed || 'expiresOn' in changed)
      ? classesAfterEnd(warnedOf.current, { ...stored, ...changed }).length > 0
      : undefined;
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
          write: ({ changed, stored }) =>
            saveContract(contract.id, changed, stored.version, {
              acceptBeyondEnd: acceptOf(changed, stored),
            }),
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
        {/*
         * The contract's company, language and type stay among the options, even if someone changes or archives them.
         */}
        {({ form, fields, opened }) => (
          <>
            <ContractInputs form={form} fields={fields} contract={opened} locked={locked} />
            <EarlyEndNotice
              contract={contract}
              classesRef={warnedOf}
              endsOn={String(fields.endsOn.value ?? '')}
              expiresOn={String(fields.expiresOn.value ?? '')}
              onMove={(ends) => {
                for (const [name, value] of Object.entries(ends))
                  form.update({ name: fields[name as keyof typeof ends].name, value });
              }}
            />
          </>
        )}
      </RecordForm>
    </>
  );
}

/**
 * Returns the planned classes of a contract that have not been given yet; undefined while unknown or without the
 * extension.
 */
function useClassesToCome(contractId: number) {
  const isOffered = useHasExtension('planned-classes');
  const isPainted = useDeferredValue(true, false);
  const plan = useCoursePlan(isOffered && isPainted ? contractId : null);
  const today = useToday();
  return plan.data?.classes.filter((planned) => isToCome(planned, today));
}

interface EarlyEndNoticeProps {
  contract: Contract;
  /** Receives the planned classes that have not been given yet; undefined while unknown. */
  classesRef: RefObject<readonly PlannedClass[] | undefined>;
  endsOn: string;
  expiresOn: string;
  /** Changes the dates that are before the last class. */
  onMove: (ends: ReturnType<typeof endsMovedTo>) => void;
}

/** Says that classes are planned after the entered end; one click moves the end to the last class (DECISION-95). */
function EarlyEndNotice({ contract, classesRef, endsOn, expiresOn, onMove }: EarlyEndNoticeProps) {
  const { t, stack } = planWords.useWords();
  const classes = useClassesToCome(contract.id);
  useLayoutEffect(() => {
    classesRef.current = classes;
  });
  const typed = {
    endsOn: isCalendarDate(endsOn) ? endsOn : null,
    expiresOn: isCalendarDate(expiresOn) ? expiresOn : null,
  };
  const isNew = typed.endsOn !== contract.endsOn || typed.expiresOn !== contract.expiresOn;
  const after = classesAfterEnd(classes ?? [], typed);
  const [end, last] = [lastDayOfContract(typed), after.at(-1)?.date];
  if (!isNew || end === null || last === undefined) return null;
  return (
    <Banner
      tone="caution"
      role="status"
      action={
        <Cluster>
          <Button onClick={() => onMove(endsMovedTo(typed, last))}>
            {t('beyondEnd.setEnd', { day: datePair(last) })}
          </Button>
          <ButtonLink href={pathTo('courses.edit.plan', { id: contract.id })}>{t('card.edit')}</ButtonLink>
        </Cluster>
      }
    >
      {stack('beyondEnd.text', { count: after.length, day: datePair(end) })}
    </Banner>
  );
}

type Field = keyof ContractFormText;

/** Returns field names and value texts to merge two versions of a contract. */
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
    term: (field) => words.pair(field),
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

/** Returns the minutes of attendance records that belong to no planned class; 0 if every record belongs to one. */
function outsideMinutes(
  { minutesTaught, lessonsRecorded }: Contract,
  classes: readonly PlannedClass[],
): number {
  const ofPlan = classes.filter(({ lessonId }) => lessonId !== null);
  if ((lessonsRecorded ?? 0) <= ofPlan.length) return 0;
  return Math.max(0, (minutesTaught ?? 0) - ofPlan.reduce((sum, { minutes }) => sum + minutes, 0));
}

/** Returns the balance for a backend that does not answer it, and from which the days of the records are not read. */
function balanceWithoutDays(
  contract: Contract,
  classes: readonly PlannedClass[],
  today: CalendarDate,
): HoursBalance {
  const recorded = classes.filter(({ lessonId }) => lessonId !== null);
  const minutes = contract.minutesTaught ?? recorded.reduce((sum, planned) => sum + planned.minutes, 0);
  const records = [{ id: 0, date: today, minutes, status: 'active' as const }];
  const balance = hoursBalance({ contract, classes, records, hasPlan: true, today });
  return { ...balance, outsideMinutes: outsideMinutes(contract, classes), usedUpOn: null };
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
          <PlanSum balance={plan.data?.balance ?? balanceWithoutDays(contract, classes, now.date)} />
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
