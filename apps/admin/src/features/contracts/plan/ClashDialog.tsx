import type { Contract, PlanClash } from '@portal/domain';
import { datePair, PairText } from '@portal/i18n';
import { ConfirmDialog, Stack } from '@portal/ui';
import { useClashWords } from './ClashNotice';
import { planWords } from './plan-words';

export interface ClashDialogProps {
  /** Conflicts of the preview, or those that the server named, such as `2027-01-11 12:00 2026-0409`. */
  clashes: readonly PlanClash[] | readonly string[];
  contract: Contract;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

const mostShown = 8;

/** Asks whether to plan classes that conflict with others. */
export function ClashDialog({ clashes, contract, busy, onConfirm, onCancel }: ClashDialogProps) {
  const { t, stack } = planWords.useWords();
  const wordOf = useClashWords(contract);
  const more = clashes.length - mostShown;
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
        {stack('clash.text')}
        <ul>
          {clashes.slice(0, mostShown).map((clash, place) => (
            <li key={place}>
              {typeof clash === 'string' ? (
                <ServerClash text={clash} />
              ) : (
                <PairText value={wordOf(clash)} layout="stack" />
              )}
            </li>
          ))}
        </ul>
        {more > 0 && t('clash.more', { count: more })}
      </Stack>
    </ConfirmDialog>
  );
}

function ServerClash({ text }: { text: string }) {
  const [date = '', time = '', number = ''] = text.split(' ');
  return (
    <>
      <PairText value={datePair(date)} /> {time} · {number}
    </>
  );
}
