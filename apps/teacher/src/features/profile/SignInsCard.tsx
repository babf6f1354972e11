import { useHasExtension } from '@portal/api-client';
import { SignIns, type SignInsProps, signInWords } from '@portal/shell';
import { Card } from '@portal/ui';

/** The teacher's tries to sign in. Renders nothing for a backend that does not keep them (DECISION-51). */
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
