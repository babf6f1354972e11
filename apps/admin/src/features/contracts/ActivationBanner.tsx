import { type Contract, isReadyToActivate } from '@portal/domain';
import { Banner, Button, useBusy } from '@portal/ui';
import { useOutcomeToast } from '../../parts/useOutcomeToast';
import { healthWords } from './health-words';
import { useUndoableMove } from './useUndoableMove';

export interface ActivationBannerProps {
  contract: Contract;
}

/** Suggests activating a pending contract once it has a teacher and students. */
export function ActivationBanner({ contract }: ActivationBannerProps) {
  const { t, stack } = healthWords.useWords();
  const { succeeded, failed } = useOutcomeToast();
  const moveContract = useUndoableMove();
  const { busy, run } = useBusy();
  if (!isReadyToActivate(contract)) return null;

  const activate = async () => {
    try {
      const undo = await moveContract(contract, 'activated');
      succeeded('toast.statusUpdated', undefined, { undo });
    } catch {
      failed('toast.statusNotUpdated');
    }
  };
  return (
    <Banner
      tone="info"
      title={t('ready')}
      action={
        <Button size="small" variant="primary" busy={busy} onClick={() => run(activate)}>
          {t('activate')}
        </Button>
      }
    >
      {stack('readyText')}
    </Banner>
  );
}
