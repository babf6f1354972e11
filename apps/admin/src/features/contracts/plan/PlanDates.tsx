import { hoursOf, type PlanLine, type PlanPreview, weekdayOf } from '@portal/domain';
import { DateText, datePair, monthYearPair, PairText, useNumber, weekdayPair } from '@portal/i18n';
import {
  AlertIcon,
  CancelledIcon,
  Cluster,
  EditIcon,
  Heading,
  Icon,
  IconButton,
  PlusIcon,
  RetryIcon,
  Stack,
  SuccessIcon,
  Text,
  VisuallyHidden,
} from '@portal/ui';
import { ClosedDayName } from '@portal/views';
import type { ReactNode } from 'react';
import {
  clashing,
  dates,
  line as lineLook,
  marked,
  monthHead,
  month as monthLook,
  months as monthsLook,
  number as numberLook,
  past,
  remark,
  struck,
} from './plan.css';
import { planWords } from './plan-words';

export interface PlanDatesProps {
  /** Null while the plan is invalid. */
  preview: PlanPreview | null;
  /** Whether the plan has no classes yet. */
  isEmpty: boolean;
  /** Opens a date; undefined if the plan is read-only. */
  onChoose?: (line: PlanLine) => void;
}

/** Every date of a plan by month: numbered classes, and dates without a class with the reason. */
export function PlanDates({ preview, isEmpty, onChoose }: PlanDatesProps) {
  const number = useNumber();
  const { t, stack } = planWords.useWords();
  if (!preview || isEmpty) {
    return <Text tone="soft">{stack(isEmpty ? 'noClasses' : 'faulty')}</Text>;
  }
  const { classes, months } = preview;
  const [first, last] = [classes[0], classes.at(-1)];
  // Hidden if all classes start at the same time.
  const showsTimes = new Set(classes.map(({ slot }) => slot.slice(11))).size > 1;
  return (
    <Stack>
      <Cluster justify="between">
        <Heading level={3} look="section">
          {t('classes', { count: classes.length })}
        </Heading>
        {first && last && (
          <Text as="span" tone="soft" size="caption">
            <DateText value={first.date} /> – <DateText value={last.date} />
          </Text>
        )}
      </Cluster>
      <ul className={monthsLook}>
        {months.map(({ month, minutes, lines }) => (
          <li key={month} className={monthLook}>
            <div className={monthHead}>
              <span>
                <PairText value={monthYearPair(month)} />
              </span>
              <span>{number(hoursOf(minutes))} h</span>
            </div>
            <ul className={dates}>
              {lines.map((line) => (
                <DateLine
                  key={`${line.date} ${line.time} ${line.kind}`}
                  line={line}
                  onChoose={onChoose}
                  showsTimes={showsTimes}
                />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

type DateLineProps = { line: PlanLine; showsTimes: boolean } & Pick<PlanDatesProps, 'onChoose'>;

function DateLine({ line, showsTimes, onChoose }: DateLineProps) {
  const { t } = planWords.useWords();
  const day = datePair(line.date, { weekday: true });
  const isClass = line.kind === 'class';
  const look =
    isClass && (line.clash ?? line.away)
      ? clashing
      : isClass && line.isMoved
        ? marked
        : isClass && line.isFixed
          ? past
          : '';
  const canChange = line.kind === 'skipped' || (isClass && !line.isFixed);
  return (
    <li className={`${lineLook} ${look}`}>
      <span className={numberLook}>{isClass && line.number}</span>
      <span className={isClass ? undefined : struck}>
        <DateText value={line.date} />
      </span>
      <span className={remark}>
        <Remark line={line} showsTime={showsTimes || (isClass && line.isMoved)} />
      </span>
      {onChoose && canChange && (
        <IconButton icon={isClass ? EditIcon : PlusIcon} onClick={() => onChoose(line)}>
          {isClass
            ? t('line.change', { number: line.number, day, time: line.time })
            : t('line.keep', { day, time: line.time })}
        </IconButton>
      )}
    </li>
  );
}

/** The weekday and time of a class with its state, or the reason why there is no class. */
function Remark({ line, showsTime }: { line: PlanLine; showsTime: boolean }) {
  const { t } = planWords.useWords();
  if (line.kind === 'skipped') {
    const { reason } = line;
    if (reason === 'dropped') return t('line.dropped');
    return <ClosedDayName reason={reason} />;
  }
  return (
    <Cluster as="span" gap="xxsmall">
      <span>
        <PairText value={weekdayPair(weekdayOf(line.date))} />
      </span>
      {showsTime && <span>{line.time}</span>}
      {line.kind === 'cancelled' ? (
        <State icon={CancelledIcon}>{t('line.cancelled')}</State>
      ) : line.clash ? (
        <State icon={AlertIcon}>{t('line.clash')}</State>
      ) : line.away ? (
        <State icon={AlertIcon}>{t('line.away')}</State>
      ) : line.isMoved ? (
        <State icon={RetryIcon}>{t('line.moved')}</State>
      ) : (
        line.isFixed && <State icon={SuccessIcon}>{t('line.recorded')}</State>
      )}
    </Cluster>
  );
}

function State({ icon, children }: { icon: typeof AlertIcon; children: ReactNode }) {
  return (
    <Cluster as="span" gap="hair">
      <Icon of={icon} size="small" />
      <VisuallyHidden>{children}</VisuallyHidden>
    </Cluster>
  );
}
