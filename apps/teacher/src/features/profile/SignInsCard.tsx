import { useHasExtension } from '@portal/api-client';
import { SignIns, type SignInsProps, signInWords } from '@portal/shell';
import { Card } from '@portal/ui';

/** The teacher's attempts to sign in. Renders nothing if the backend does not record them (DECISION-51). */
export function SignInsCard({ userId }: SignInsProps) {
  const isOffered = useHasExtension('sign-ins');
  const { stack } = signInWords.useWords();
  if (!isOffered) return null;
  return (
    <Card title={stack('title')}>
      <SignIns userId={userId} />
    </Card>
  );
}
