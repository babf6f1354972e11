import { useHasExtension } from '@portal/api-client';
import { OpenSessions, type OpenSessionsProps, openSessionsWords } from '@portal/shell';
import { Card } from '@portal/ui';

/** The teacher's open sessions. Renders nothing if the backend cannot end them (DECISION-51). */
export function SessionsCard({ userId }: OpenSessionsProps) {
  const isOffered = useHasExtension('sessions');
  const { stack } = openSessionsWords.useWords();
  if (!isOffered) return null;
  return (
    <Card title={stack('title')}>
      <OpenSessions userId={userId} />
    </Card>
  );
}
