import type { Contract, PlanClash } from '@portal/domain';
import { datePair, PairText } from '@portal/i18n';
import { ConfirmDialog, Stack } from '@portal/ui';
import { readConflict } from '../../../parts/clashes/conflictsOf';
import { useClashWords } from './ClashNotice';
import { planWords } from './plan-words';

export interface ClashDialogProps {
  /** Conflicts of the preview, or those that the server named, such as `2027-01-11 12:00 2026-0409`. */
  clashes: readonly PlanClash[] | readonly string[];
  /** Classes while the teacher is away, as the server names them: `2027-01-11 12:00 Léa Villeneuve (Vacances)`. */
  away?: readonly string[];
  contract: Contract;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

const maxShown = 8;

/** Asks whether to plan classes that conflict with others, or with when the teacher is away. */
export function ClashDialog({ clashes, away = [], contract, busy, onConfirm, onCancel }: ClashDialogProps) {
  const { t, stack } = planWords.useWords();
  const wordOf = useClashWords(contract);
  const shownAway = away.slice(0, Math.max(0, maxShown - clashes.length));
  const more = clashes.length + away.length - maxShown;
  return (
    <ConfirmDialog
      open
      title={stack('clash.title')}
      confirmLabel={t('clash.confirm')}
      cancelLabel={t('clash.back')}
      tone="critical"
      busy={busy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Stack gap="small">
        {clashes.length > 0 && stack('clash.text')}
        {away.length > 0 && stack('clash.awayText')}
        <ul>
          {clashes.slice(0, maxShown).map((clash, place) => (
            <li key={place}>
              {typeof clash === 'string' ? (
                <ServerClash text={clash} />
              ) : (
                <PairText value={wordOf(clash)} layout="stack" />
              )}
            </li>
          ))}
          {shownAway.map((text) => {
            const { day, time, who } = readConflict(text);
            return <li key={text}>{stack('clash.away', { day: datePair(day), time, who })}</li>;
          })}
        </ul>
        {more > 0 && t('clash.more', { count: more })}
      </Stack>
    </ConfirmDialog>
  );
}

function ServerClash({ text }: { text: string }) {
  const { day, time, who } = readConflict(text);
  return (
    <>
      <PairText value={datePair(day)} /> {time} · {who}
    </>
  );
}
