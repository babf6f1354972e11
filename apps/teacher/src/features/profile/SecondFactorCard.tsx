import { useHasExtension } from '@portal/api-client';
import { useSecondFactorDialog } from '@portal/shell';
import { Button, Card, PhoneIcon } from '@portal/ui';
import { profileWords } from './profile-words';

/** Leads to the teacher's second factor. Renders nothing if the backend has none (DECISION-51). */
export function SecondFactorCard() {
  const isOffered = useHasExtension('second-factor');
  const { open, dialog } = useSecondFactorDialog();
  const { t, stack } = profileWords.useWords();
  if (!isOffered) return null;
  return (
    <Card title={stack('secondFactor')}>
      <div>{stack('secondFactorText')}</div>
      <Button size="large" icon={PhoneIcon} onClick={open}>
        {t('manageSecondFactor')}
      </Button>
      {dialog}
    </Card>
  );
}
