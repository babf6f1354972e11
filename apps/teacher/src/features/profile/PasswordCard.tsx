import { Banner, Button, Card, RetryIcon, Skeleton, VisuallyHidden } from '@portal/ui';
import { type ComponentType, useEffect, useState } from 'react';
import type { ChangePasswordProps } from './ChangePassword';
import { profileWords } from './profile-words';

export interface PasswordCardProps {
  /** The signed-in user. */
  userId: number;
  /** Loads the form's code. Must be a constant. */
  load?: () => Promise<ComponentType<ChangePasswordProps>>;
}

const loadForm = async () => (await import('./ChangePassword')).ChangePassword;

/**
 * Card in which users change their own password (PORTAL-PROFILE-03). Its form loads separately, because it depends on
 * the validation code.
 */
export function PasswordCard({ userId, load = loadForm }: PasswordCardProps) {
  const { t, stack } = profileWords.useWords();
  const [attempt, setAttempt] = useState(1);
  const [part, setPart] = useState<{ Form: ComponentType<ChangePasswordProps> } | 'unreachable'>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt must run the effect again
  useEffect(() => {
    let isWanted = true;
    load().then(
      (Form) => isWanted && setPart({ Form }),
      () => isWanted && setPart('unreachable'),
    );
    return () => {
      isWanted = false;
    };
  }, [load, attempt]);

  return (
    <Card title={stack('password')}>
      {part === undefined ? (
        <div role="status">
          <VisuallyHidden>{t('loadingForm')}</VisuallyHidden>
          <Skeleton lines={6} height="2em" />
        </div>
      ) : part === 'unreachable' ? (
        <Banner
          tone="caution"
          role="alert"
          action={
            <Button
              icon={RetryIcon}
              onClick={() => {
                setPart(undefined);
                setAttempt(attempt + 1);
              }}
            >
              {t('retry')}
            </Button>
          }
        >
          {stack('passwordUnreachable')}
        </Banner>
      ) : (
        <part.Form userId={userId} />
      )}
    </Card>
  );
}
