import { Stack, Text } from '@portal/ui';
import type { ReactNode } from 'react';
import { copy } from '../copy';

export interface WithLoginErrorProps {
  /** What the visitor can do. */
  children: ReactNode;
}

/**
 * Shows the server's message about a rejected link below what the visitor can do. A toast would only repeat what the
 * page says (MSG-07, DECISION-85).
 */
export function WithLoginError({ children }: WithLoginErrorProps) {
  const { t } = copy.useWords();
  return (
    <Stack gap="small">
      <div>{children}</div>
      <div role="alert">
        <Text as="div" tone="soft">
          {t('state.badTokenTitle')}
        </Text>
        <Text as="div" tone="soft">
          {t('state.badToken')}
        </Text>
      </div>
    </Stack>
  );
}
