import {
  type CoursePlan,
  isPreconditionFailed,
  useClassesBeside,
  useHasExtension,
  useUnavailability,
} from '@portal/api-client';
import {
  balanceOfChange,
  type ClassPattern,
  type Closure,
  type Contract,
  classesAfterEnd,
  closedCalendar,
  closureSchema,
  closureText,
  comingClasses,
  contractedHours,
  contradictions,
  daysToCheck,
  isLocked,
  isSameValue,
  type Lesson,
  type ListedHoliday,
  type LocalMoment,
  movesClasses,
  type PlanLine,
  type PlanPreview,
  type PlanText,
  planEndingOn,
  planText,
  previewPlan,
  readPlanText,
  settledChanges,
  usualClassMinutes,
  weekdayOf,
} from '@portal/domain';
import { FormDialog, RefusedBanner, useDraftValues } from '@portal/records';
import { LeaveGuard, UnsavedWorkBanner, useLocalMinute, useToday, useUnsavedWork } from '@portal/shell';
import { Banner, Button, ButtonLink, Card, Cluster, Stack, Text } from '@portal/ui';
import { FormDateField, FormTextField, useZodForm } from '@portal/views';
import { useEffect, useMemo, useRef, useState } from 'react';
import { usePlanNotices } from '../../../parts/class-notices/useClassNotices';
import { pathTo } from '../../../paths';
import { AwayNotice, awayText } from './AwayNotice';
import { BeyondEndNotice } from './BeyondEndNotice';
import { ClashDialog } from './ClashDialog';
import { ClashNotice } from './ClashNotice';
import { type DateChoice, DateDialog } from './DateDialog';
import { PlanDates } from './PlanDates';
import { PlanExceptions } from './PlanExceptions';
import { PlanNoticesDialog } from './PlanNoticesDialog';
import { PlanSum } from './PlanSum';
import { columns, foot } from './plan.css';
import { planWords } from './plan-words';
import { RecordsNotice } from './RecordsNotice';
import { ScheduleProposal } from './ScheduleProposal';
import { type SaveFailure, useSavePlan } from './useSavePlan';
import { WeeklyTimes } from './WeeklyTimes';

export interface PlanFormProps {
  contract: Contract;
  /** The stored plan. */
  plan: CoursePlan;
  /** The closures of the organization. */
  closures: readonly Closure[];
  /** The holidays of the organization, in the years around now. */
  holidays: readonly ListedHoliday[];
  /** The attendance records of the contract. */
  records: readonly Lesson[];
  readAgain: () => Promise<unknown>;
}

/** The form of a plan, with a preview of its dates. */
export function PlanForm({ contract, plan, closures, holidays, records, readAgain }: PlanFormProps) {
  const { t, stack } = planWords.useWords();
  const today = useToday();
  const now = useLocalMinute();
  const locked = isLocked(contract.status);
  const stored = useMemo(
    () => planText(plan.pattern, contract, today, records),
    [plan.pattern, contract, today, records],
  );
  const work = useUnsavedWork({ form: 'class-plan', record: contract.id, title: contract.number, stored });
  const [text, setText] = useDraftValues(work);
  // The plan on which the input is based; it stays while there is input.
  const [base, setBase] = useState(plan);
  if (!work.unsaved && base !== plan) setBase(plan);
  // A restored draft may be older than someone else's plan, and its version does not show that. Without a stored plan,
  // only the contract can differ.
  const isDraftOutdated = work.isRestored && !isSameValue(work.initialValues, stored);
  const isChanged = base.version !== plan.version || (plan.pattern !== null && isDraftOutdated);

  const change = (changes: Partial<PlanText>) => setText({ ...text, ...changes });
  const { pattern, faults } = readPlanText(text);
  const calendar = useMemo(() => closedCalendar(closures, holidays), [closures, holidays]);
  const facts = pattern && { pattern, saved: plan.classes, contract: plan.contract, calendar, now, records };
  const alone = facts && previewPlan({ ...facts, others: { classes: [], contracts: [] } });
  const beside = useClassesBeside(contract.id, alone && daysToCheck(alone));
  const teacherId = plan.contract.teacher?.id;
  const hasUnavailability = useHasExtension('unavailability') && teacherId !== undefined;
  const away = useUnavailability(hasUnavailability ? { teacherId, from: today } : null);
  const others = beside.data ?? { classes: [], contracts: [] };
  const preview = facts && previewPlan({ ...facts, others, away: away.data });

  const [choice, setChoice] = useState<DateChoice | null>(null);
  const [isAddingBreak, setAddingBreak] = useState(false);
  const saving = useSavePlan({ contract, base, work, readAgain });
  const [showsFaults, setShowsFaults] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  const beyond = preview ? classesAfterEnd(comingClasses(preview.change), contract) : [];
  const hasNotices = useHasExtension('cancellations');
  /** The plan whose changes are to be told; null while the dialog about them is closed. */
  const [told, setTold] = useState<{ pattern: ClassPattern; acceptClashes: boolean } | null>(null);
  const notices = usePlanNotices(contract.id, told?.pattern ?? null);
  const save = (given: ClassPattern, acceptClashes: boolean) => {
    setTold(null);
    const options = { acceptBeyondEnd: beyond.length > 0, acceptClashes, tell: notices.tell };
    void saving.save(given, options, notices.withTold);
  };
  /** Asks whom to tell, unless the plan only adds classes. */
  const proceed = (given: ClassPattern, acceptClashes: boolean) => {
    if (hasNotices && preview && movesClasses(preview.change)) {
      saving.cancel();
      setTold({ pattern: given, acceptClashes });
    } else save(given, acceptClashes);
  };
  const submit = () => {
    if (!pattern) {
      setShowsFaults(true);
      setAttempts((count) => count + 1);
    } else if (preview && preview.clashes.length + preview.away.length > 0)
      saving.ask({ clashes: preview.clashes, away: preview.away.map((one) => awayText(one, plan.contract)) });
    else proceed(pattern, false);
  };
  const shownFaults = showsFaults ? faults : contradictions(faults);
  const count = preview?.classes.length ?? 0;

  return (
    <Card title={stack('title')} aside={<ContractedHours contract={contract} />}>
      <UnsavedWorkBanner work={work} />
      <LeaveGuard work={work} />
      {isChanged && (
        <Banner
          role="alert"
          tone="caution"
          title={stack('changed.title')}
          action={
            <Cluster>
              <Button onClick={() => work.begin(stored)}>{t('changed.theirs')}</Button>
              <Button
                onClick={() => {
                  setBase(plan);
                  work.restart(text, stored);
                }}
              >
                {t('changed.mine')}
              </Button>
            </Cluster>
          }
        >
          {stack('changed.text')}
        </Banner>
      )}
      {preview && preview.clashes.length > 0 && (
        <ClashNotice
          clashes={preview.clashes}
          contract={contract}
          onMove={
            locked
              ? undefined
              : ({ planned }) => {
                  const line = lineAt(preview, planned);
                  if (line && pattern) setChoice(choiceOf(line, pattern));
                }
          }
        />
      )}
      {preview && <AwayNotice away={preview.away} contract={plan.contract} />}
      {plan.classes.length === 0 && (
        <RecordsNotice
          contract={contract}
          records={records}
          text={text}
          pattern={pattern}
          calendar={calendar}
          now={now}
          onChange={locked ? undefined : change}
        />
      )}
      <BeyondEndNotice
        contract={contract}
        classes={beyond}
        onShorten={locked ? undefined : (last) => setText(planEndingOn(text, last))}
      />
      {!locked && text.times.length === 0 && (
        <ScheduleProposal contract={contract} onUse={(times) => change({ times })} />
      )}
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack gap="large">
          <div className={columns}>
            <fieldset disabled={locked}>
              <Stack gap="gutter">
                <WeeklyTimes
                  text={text}
                  faults={shownFaults}
                  minutes={usualClassMinutes(contract)}
                  onChange={change}
                />
                <PlanExceptions
                  text={text}
                  onAddBreak={() => setAddingBreak(true)}
                  onAddClass={() =>
                    setChoice({ kind: 'add', date: text.startsOn, minutes: usualClassMinutes(contract) })
                  }
                  onChange={change}
                />
              </Stack>
            </fieldset>
            <PlanDates
              preview={preview}
              isEmpty={text.times.length === 0 && text.changes.length === 0}
              onChoose={locked ? undefined : (line) => pattern && setChoice(choiceOf(line, pattern))}
            />
          </div>
          {preview && plan.pattern && <ChangeSummary preview={preview} />}
          {showsFaults && !pattern && (
            <Text tone="critical" role="alert">
              {t('notComplete')}
            </Text>
          )}
          {preview && (beside.error ?? away.error) && <Text tone="soft">{stack('clash.unchecked')}</Text>}
          {saving.failure && <NotSaved failure={saving.failure} plan={plan} />}
          <div className={foot}>
            {preview && (
              <PlanSum
                balance={balanceOfChange({
                  change: preview.change,
                  saved: plan.classes,
                  records,
                  contract,
                  today,
                })}
              />
            )}
            <Cluster>
              <ButtonLink href={pathTo('courses.edit.basic', { id: contract.id })}>{t('cancel')}</ButtonLink>
              {!locked && (
                <Button
                  type="submit"
                  variant="primary"
                  busy={saving.busy}
                  blockedReason={isChanged && stack('changed.first')}
                >
                  {count === 0 ? t('title') : t('save', { count })}
                </Button>
              )}
            </Cluster>
          </div>
        </Stack>
      </form>
      {choice && (
        <DateDialog
          choice={choice}
          changes={text.changes}
          onChange={(changes) => {
            setChoice(null);
            change({ changes: pattern ? settledChanges(changes, pattern.times) : changes });
          }}
          onClose={() => setChoice(null)}
        />
      )}
      {isAddingBreak && (
        <BreakDialog
          onAdd={(closed) => {
            setAddingBreak(false);
            change({ breaks: [...text.breaks, closed] });
          }}
          onClose={() => setAddingBreak(false)}
        />
      )}
      {saving.question && pattern && (
        <ClashDialog
          {...saving.question}
          contract={contract}
          busy={saving.busy}
          onConfirm={() => proceed(pattern, true)}
          onCancel={saving.cancel}
        />
      )}
      {told && (
        <PlanNoticesDialog
          notices={notices}
          busy={saving.busy}
          onSave={() => save(told.pattern, told.acceptClashes)}
          onBack={() => setTold(null)}
        />
      )}
    </Card>
  );
}

interface NotSavedProps extends Pick<PlanFormProps, 'plan'> {
  failure: SaveFailure;
}

/** Says why the plan was not saved. Renders nothing if the form asks which plan to keep. */
function NotSaved({ failure: { error, version, hasInput }, plan }: NotSavedProps) {
  const { stack } = planWords.useWords();
  if (!isPreconditionFailed(error)) return <RefusedBanner error={error}>{stack('notSaved')}</RefusedBanner>;
  const isTheirs = plan.version !== version;
  if (isTheirs && hasInput) return null;
  return (
    <Banner tone="caution" role="alert">
      {stack(isTheirs ? 'theirsShown' : 'notSaved')}
    </Banner>
  );
}

/** Returns the class of a preview that starts at this time. */
function lineAt({ months }: PlanPreview, { date, time }: LocalMoment): PlanLine | undefined {
  const lines = months.flatMap((month) => month.lines);
  return lines.find((line) => line.kind === 'class' && line.date === date && line.time === time);
}

/** Returns the content of the dialog for a date. A date without a class has the length of its weekly time. */
function choiceOf(line: PlanLine, { times }: ClassPattern): DateChoice {
  const { date, time } = line;
  if (line.kind === 'skipped') {
    const weekly = times.find((one) => one.weekday === weekdayOf(date) && one.time === time);
    return { kind: 'give', slot: { date, time }, planned: { date, time, minutes: weekly?.minutes ?? 60 } };
  }
  const [slotDate = date, slotTime = time] = line.planned.slot.split(' ');
  const number = line.kind === 'class' ? line.number : null;
  return { kind: 'move', slot: { date: slotDate, time: slotTime }, planned: line.planned, number };
}

function ContractedHours({ contract }: { contract: Contract }) {
  const { stack } = planWords.useWords();
  const contracted = contractedHours(contract);
  if (contracted === 0) return null;
  return (
    <Text as="div" tone="soft" size="caption">
      {stack('contracted', { hours: contracted, each: contract.hoursPerClass ?? 0 })}
    </Text>
  );
}

/** Summarizes how saving changes the classes that are already planned. */
function ChangeSummary({ preview: { change } }: { preview: PlanPreview }) {
  const { t, stack } = planWords.useWords();
  const [added = 0, changed = 0, removed = 0] = [change.added, change.changed, change.removed].map(
    ({ length }) => length,
  );
  if (added + changed + removed === 0) return null;
  return (
    <Text as="div" tone="soft" role="status">
      {stack('change.summary', { added, changed, removed })}
      {change.fixed.length > 0 && <div>{t('change.past', { count: change.fixed.length })}</div>}
    </Text>
  );
}

/** A dialog that adds closed days to one plan. */
function BreakDialog({ onAdd, onClose }: { onAdd: (closed: Closure) => void; onClose: () => void }) {
  const { t, stack } = planWords.useWords();
  const { formProps, fields, busy } = useZodForm(closureSchema, {
    defaultValue: closureText(null),
    onSubmit: async (closed) => onAdd(closed),
  });
  return (
    <FormDialog
      title={stack('closure.title')}
      size="small"
      formProps={formProps}
      busy={busy}
      submitLabel={t('add')}
      onClose={onClose}
    >
      <FormDateField field={fields.startsOn} label={t('firstDay')} />
      <FormDateField field={fields.endsOn} label={t('lastDay')} />
      <FormTextField field={fields.name} label={t('nameField')} />
      <FormTextField field={fields.nameEn} label={t('closure.nameEn')} />
    </FormDialog>
  );
}
