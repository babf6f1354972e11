import { type ClassChange, type Closure, momentText, type PlanText, slotOfChange } from '@portal/domain';
import { datePair, PairText, type TextPair } from '@portal/i18n';
import {
  Button,
  CancelledIcon,
  CloseIcon,
  Cluster,
  Icon,
  IconButton,
  PlusIcon,
  RetryIcon,
  Stack,
  Text,
} from '@portal/ui';
import { useId } from 'react';
import { exception } from './plan.css';
import { planWords } from './plan-words';

export interface PlanExceptionsProps {
  text: PlanText;
  onAddBreak: () => void;
  onAddClass: () => void;
  onChange: (changes: Partial<PlanText>) => void;
}

/** The exceptions to the weekly times of a plan: breaks, and classes dropped, moved or added. */
export function PlanExceptions({ text, onAddBreak, onAddClass, onChange }: PlanExceptionsProps) {
  const { t, pair } = planWords.useWords();
  const id = useId();
  const wordOf = (change: ClassChange): TextPair => {
    const { date } = slotOfChange(change);
    const day = datePair(date);
    if (change.kind === 'dropped') return pair('exception.dropped', { day });
    if (change.kind === 'added') return pair('exception.added', { day, time: change.at.time });
    const { to } = change;
    return momentText(to) === momentText(change.slot)
      ? pair('exception.kept', { day })
      : pair('exception.moved', { day, to: datePair(to.date), time: to.time });
  };
  const nameOf = ({ name, nameEn }: Closure) => ({ fr: name, en: nameEn ?? name });
  const wordOfBreak = (closed: Closure): TextPair =>
    closed.startsOn === closed.endsOn
      ? pair('exception.oneDayBreak', { from: datePair(closed.startsOn), name: nameOf(closed) })
      : pair('exception.break', {
          from: datePair(closed.startsOn),
          to: datePair(closed.endsOn),
          name: nameOf(closed),
        });
  const changes = text.changes.toSorted((a, b) =>
    momentText(slotOfChange(a)).localeCompare(momentText(slotOfChange(b))),
  );
  return (
    <Stack gap="small" role="group" aria-labelledby={id}>
      <Text as="div" id={id}>
        {t('exceptions')}
      </Text>
      {text.breaks.length + changes.length > 0 && (
        <Stack as="ul" gap="small">
          {text.breaks.map((closed, place) => (
            <Exception
              key={place}
              icon={CancelledIcon}
              word={wordOfBreak(closed)}
              onRemove={() => onChange({ breaks: text.breaks.toSpliced(place, 1) })}
            />
          ))}
          {changes.map((change) => (
            <Exception
              // The kind is part of the key, because a class may be added at the start of a dropped one.
              key={`${change.kind} ${momentText(slotOfChange(change))}`}
              icon={
                change.kind === 'dropped' ? CancelledIcon : change.kind === 'added' ? PlusIcon : RetryIcon
              }
              word={wordOf(change)}
              onRemove={() => onChange({ changes: text.changes.filter((other) => other !== change) })}
            />
          ))}
        </Stack>
      )}
      <Cluster>
        <Button size="small" icon={PlusIcon} aria-haspopup="dialog" onClick={onAddBreak}>
          {t('addBreak')}
        </Button>
        <Button size="small" icon={PlusIcon} aria-haspopup="dialog" onClick={onAddClass}>
          {t('addClass')}
        </Button>
      </Cluster>
    </Stack>
  );
}

function Exception({
  icon,
  word,
  onRemove,
}: {
  icon: typeof PlusIcon;
  word: TextPair;
  onRemove: () => void;
}) {
  const { t } = planWords.useWords();
  return (
    <li className={exception}>
      <Icon of={icon} />
      <PairText value={word} layout="stack" />
      <IconButton icon={CloseIcon} onClick={onRemove}>
        {t('exception.remove', { exception: word })}
      </IconButton>
    </li>
  );
}
