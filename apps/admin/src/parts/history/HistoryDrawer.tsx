import {
  ApiError,
  type HistoryFilters,
  useHistory,
  useReadHistoryAgain,
  useRestoreValue,
} from '@portal/api-client';
import {
  compareNames,
  fieldOf,
  groupHistory,
  type History,
  type HistoryActor,
  type HistoryChange,
  type HistoryDay,
  type HistoryEntry,
  type HistoryFieldName,
  type HistoryGroup,
  type HistoryOf,
  initials,
} from '@portal/domain';
import { formatDate, PairText, plainText, type TextPair, useLanguageMode, weekdayPair } from '@portal/i18n';
import { QueryState, RefusedBanner } from '@portal/records';
import { localDay, useToast, useToday } from '@portal/shell';
import {
  ArrowRightIcon,
  Avatar,
  Banner,
  Button,
  Dialog,
  Icon,
  PageState,
  SelectField,
  SystemIcon,
  UndoIcon,
  VisuallyHidden,
} from '@portal/ui';
import { MarkedName, useMarkedText } from '@portal/views';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as styles from './HistoryDrawer.css';
import { historyWords } from './history-words';
import { type HistoryTexts, useHistoryTexts } from './useHistoryTexts';

export interface HistoryDrawerProps {
  /** The record of the history. */
  of: HistoryOf;
  /** Identifies the record: a contract's number, a person's name. */
  about: ReactNode;
  onClose: () => void;
}

/** Number of entries per request. */
const pageSize = 25;

/** A side panel with the changes of a record by person and date; restores previous values. */
export function HistoryDrawer({ of, about, onClose }: HistoryDrawerProps) {
  const { t, stack, plain } = historyWords.useWords();
  const texts = useHistoryTexts();
  const [mode] = useLanguageMode();
  const markedText = useMarkedText();
  const [filters, setFilters] = useState<HistoryFilters>({});
  const [count, setCount] = useState(pageSize);
  const [isOutdated, setOutdated] = useState(false);
  const history = useHistory(of, filters, count);
  const { data } = history;
  const readAgain = useReadHistoryAgain();
  const change = (changed: Partial<HistoryFilters>) => {
    setFilters({ ...filters, ...changed });
    setCount(pageSize);
  };
  const isFiltered = filters.userId !== undefined || filters.field !== undefined;
  const failed = history.error && !history.isValidating ? history.error : undefined;

  return (
    <Dialog
      open
      size="side"
      onClose={onClose}
      initialFocus="title"
      title={
        <>
          {t('title')}
          <span className={styles.about}>{about}</span>
        </>
      }
      tools={
        data && (
          <div className={styles.filters}>
            <SelectField
              label={<VisuallyHidden>{t('person')}</VisuallyHidden>}
              placeholder={plain('everyone')}
              options={data.users.map((user) => ({ value: String(user.id), label: markedText(user) }))}
              value={filters.userId === undefined ? '' : String(filters.userId)}
              onChange={({ currentTarget }) =>
                change({ userId: currentTarget.value === '' ? undefined : Number(currentTarget.value) })
              }
            />
            <SelectField
              label={<VisuallyHidden>{t('field')}</VisuallyHidden>}
              placeholder={plain('allFields')}
              options={fieldOptions(data.fields, (field) => plainText(fieldOf(field), mode))}
              value={filters.field ? keyOf(filters.field) : ''}
              onChange={({ currentTarget }) =>
                change({ field: data.fields.find((field) => keyOf(field) === currentTarget.value) })
              }
            />
          </div>
        )
      }
      actions={
        data &&
        data.entries.length > 0 && (
          <>
            <span className={styles.count} role="status">
              {t('counted', { shown: data.entries.length, total: data.total })}
            </span>
            {data.hasOlder && (
              <Button size="small" busy={history.isValidating} onClick={() => setCount(count + pageSize)}>
                {t('older')}
              </Button>
            )}
          </>
        )
      }
    >
      <div className={styles.content} aria-busy={history.isValidating || undefined}>
        {isOutdated && (
          <Banner tone="caution" role="alert">
            {stack('changed')}
          </Banner>
        )}
        {!data || failed ? (
          <QueryState error={failed} retry={history.retry} />
        ) : data.entries.length === 0 ? (
          <PageState
            kind={isFiltered ? 'no-match' : 'empty'}
            title={stack(isFiltered ? 'noMatch' : 'empty')}
            text={isFiltered ? undefined : stack('emptyText')}
            action={isFiltered ? <Button onClick={() => setFilters({})}>{t('reset')}</Button> : undefined}
          />
        ) : (
          <Days
            of={of}
            history={data}
            texts={texts}
            isWhole={filters.userId === undefined}
            onChanged={() => {
              setOutdated(true);
              readAgain();
            }}
            onRestored={() => setOutdated(false)}
          />
        )}
      </div>
    </Dialog>
  );
}

function keyOf({ noun, field }: HistoryFieldName): string {
  return `${noun}.${field}`;
}

function fieldOptions(fields: readonly HistoryFieldName[], label: (field: HistoryFieldName) => string) {
  return fields
    .map((field) => ({ value: keyOf(field), label: label(field) }))
    .toSorted((a, b) => compareNames(a.label, b.label));
}

interface DaysProps {
  of: HistoryOf;
  history: History;
  texts: HistoryTexts;
  /** Whether the newest entry of a field contains its current value. */
  isWhole: boolean;
  onChanged: () => void;
  onRestored: () => void;
}

function Days({ history, ...props }: DaysProps) {
  const days = groupHistory(history.entries, localDay);
  // The field whose question is open; null if none.
  const [asked, setAsked] = useState<string | null>(null);
  return days.map(({ day, groups }) => (
    <section key={day} className={styles.day}>
      <DayHead day={day} />
      <ol className={styles.groups}>
        {groups.map((group) => (
          <Group key={group.id} group={group} history={history} asked={asked} onAsk={setAsked} {...props} />
        ))}
      </ol>
    </section>
  ));
}

function DayHead({ day }: Pick<HistoryDay, 'day'>) {
  const { pair } = historyWords.useWords();
  const [mode] = useLanguageMode();
  const today = useToday();
  const yesterday = localDay(new Date(Date.parse(`${today}T12:00:00`) - 24 * 60 * 60 * 1000));
  const weekday = weekdayPair(new Date(`${day}T12:00:00`).getDay() || 7, { full: true });
  const name = day === today ? pair('today') : day === yesterday ? pair('yesterday') : capitalized(weekday);
  return (
    <div className={styles.dayHead}>
      <h3 className={styles.dayName}>
        <PairText value={name} layout="line" />
      </h3>
      <span className={styles.date}>{formatDate(day, mode === 'fr' ? 'fr' : 'en')}</span>
    </div>
  );
}

function capitalized({ fr, en }: TextPair): TextPair {
  return { fr: fr.charAt(0).toLocaleUpperCase('fr') + fr.slice(1), en };
}

interface GroupProps extends Omit<DaysProps, 'history'> {
  history: History;
  group: HistoryGroup;
  asked: string | null;
  onAsk: (key: string | null) => void;
}

/** The changes that one person made in one step, to the record and to records that belong to it. */
function Group({ group, ...props }: GroupProps) {
  const { of, texts } = props;
  const { who, at, entries } = group;
  const isOwn = ({ noun, action }: HistoryEntry) => action === 'changed' && noun === nounOf(of);
  const [first] = entries;
  // The first action is next to the name, the others are above their values.
  const main = first && !isOwn(first) ? first : undefined;
  const hasRows = entries.some((entry) => entry.changes.length > 0 || entry !== main);
  return (
    <li className={styles.group}>
      <span className={styles.rail}>
        <Face who={who} />
      </span>
      <div className={styles.entryPart}>
        <div className={styles.entryHead}>
          <span>
            <span className={styles.who}>
              <Name who={who} />
            </span>{' '}
            {main && <Deed entry={main} texts={texts} />}
          </span>
          <time className={styles.time} dateTime={at}>
            {formatDate(at, 'fr', { time: true }).slice(-5)}
          </time>
        </div>
        {hasRows && (
          <ul className={styles.card}>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} hasHead={entry !== main && !isOwn(entry)} {...props} />
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

/** Returns the noun of the record itself. */
function nounOf({ subject }: HistoryOf): HistoryEntry['noun'] {
  return subject === 'report' ? 'reportForm' : subject;
}

function Face({ who }: { who: HistoryActor }) {
  return who.kind === 'user' ? <Avatar initials={initials(who)} /> : <Icon of={SystemIcon} />;
}

function Name({ who }: { who: HistoryActor }) {
  const { t } = historyWords.useWords();
  return who.kind === 'user' ? <MarkedName of={who} /> : t(`who.${who.kind}`, { name: who.name });
}

function Deed({ entry, texts }: { entry: HistoryEntry; texts: HistoryTexts }) {
  return (
    <span className={styles.did}>
      <PairText value={texts.sentence(entry)} layout="line" />
    </span>
  );
}

interface EntryProps extends Omit<GroupProps, 'group'> {
  entry: HistoryEntry;
  /** Whether the action is shown above the values. */
  hasHead: boolean;
}

function Entry({ entry, hasHead, ...props }: EntryProps) {
  return (
    <>
      {hasHead && (
        <li className={styles.row}>
          <Deed entry={entry} texts={props.texts} />
        </li>
      )}
      {entry.changes.map((change) => (
        <Change key={change.field} entry={entry} change={change} {...props} />
      ))}
    </>
  );
}

type ChangeProps = Omit<EntryProps, 'hasHead'> & { change: HistoryChange };

/** A field with its values, and the confirmation to restore the previous one. */
function Change({ entry, change, asked, onAsk, ...props }: ChangeProps) {
  const { texts } = props;
  const { t } = historyWords.useWords();
  const name = { noun: entry.noun, field: change.field };
  const label = fieldOf(name);
  const key = `${entry.id} ${change.field}`;
  const isAsked = asked === key;
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    onAsk(null);
    button.current?.focus();
  };
  return (
    <li className={styles.row}>
      <div className={styles.rowLine}>
        <div className={styles.change}>
          <div className={styles.label}>
            <PairText value={label} layout="line" />
          </div>
          <Values change={change} name={name} action={entry.action} texts={texts} />
        </div>
        {change.canRestore && (
          <Button
            ref={button}
            variant="quiet"
            size="small"
            icon={UndoIcon}
            aria-expanded={isAsked}
            onClick={() => onAsk(isAsked ? null : key)}
          >
            {t('restore')}
            <VisuallyHidden>
              {' '}
              <PairText value={label} layout="line" />
            </VisuallyHidden>
          </Button>
        )}
      </div>
      {isAsked && <Question entry={entry} change={change} label={label} onClose={close} {...props} />}
    </li>
  );
}

interface ValuesProps extends Pick<HistoryEntry, 'action'> {
  change: HistoryChange;
  name: HistoryFieldName;
  texts: HistoryTexts;
}

/** Both values of a change, or the only value if something was added or removed. */
function Values({ change, name, action, texts }: ValuesProps) {
  const { t } = historyWords.useWords();
  if (change.isHidden) return <span className={styles.none}>{t('hidden')}</span>;
  const shown = (side: 'before' | 'after') => {
    const value = texts.value(name, change[side]);
    if (!value) return <span className={styles.none}>{t('emptyValue')}</span>;
    const text = <PairText value={value} layout="line" />;
    return side === 'before' ? (
      <del className={styles.before}>{text}</del>
    ) : (
      <span className={styles.after}>{text}</span>
    );
  };
  if (action === 'added') return <div className={styles.values}>{shown('after')}</div>;
  if (action === 'removed') return <div className={styles.values}>{shown('before')}</div>;
  return (
    <div className={styles.values}>
      {shown('before')}
      <div className={styles.becomes}>
        <span className={styles.arrow}>
          <Icon of={ArrowRightIcon} />
          <VisuallyHidden>{t('becomes')}</VisuallyHidden>
        </span>
        {shown('after')}
      </div>
    </div>
  );
}

interface QuestionProps extends Omit<DaysProps, 'history'> {
  history: History;
  entry: HistoryEntry;
  change: HistoryChange;
  label: TextPair;
  onClose: () => void;
}

/** Asks in place before a previous value is restored. */
function Question(props: QuestionProps) {
  const { of, history, texts, isWhole, entry, change, label, onClose, onChanged, onRestored } = props;
  const { t, stack, pair } = historyWords.useWords();
  const toast = useToast();
  const restore = useRestoreValue();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  useEffect(() => confirm.current?.focus(), []);
  const name = { noun: entry.noun, field: change.field };
  const before = texts.value(name, change.before);
  const present = isWhole ? newestOf(history, name) : null;
  const now = present && texts.value(name, present.after);

  const submit = async () => {
    setBusy(true);
    setError(null);
    try {
      await restore({ of, history, entry, change });
      toast.success(pair('restored'));
      onRestored();
      onClose();
    } catch (reason) {
      if (reason instanceof ApiError && reason.status === 412) {
        onChanged();
        onClose();
      } else {
        setError(reason);
        setBusy(false);
      }
    }
  };

  return (
    <div className={styles.question}>
      {before === null
        ? stack('askEmpty', { field: label })
        : now
          ? stack('ask', { before, after: now })
          : stack('askShort', { before })}
      {error !== null && <RefusedBanner error={error}>{stack('notRestored')}</RefusedBanner>}
      <div className={styles.answers}>
        <Button ref={confirm} variant="primary" size="small" busy={isBusy} onClick={() => void submit()}>
          {t('restoreValue')}
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}

/** Returns the newest change of a field. */
function newestOf({ entries }: History, { noun, field }: HistoryFieldName): HistoryChange | null {
  for (const entry of entries) {
    const change = entry.noun === noun && entry.changes.find((one) => one.field === field);
    if (change) return change;
  }
  return null;
}
