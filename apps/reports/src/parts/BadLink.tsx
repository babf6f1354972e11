import type { DeadLinkReason } from '@portal/domain';
import { useConfig, WaitingPage } from '@portal/shell';
import { ButtonLink, PageState } from '@portal/ui';
import { lazy, Suspense } from 'react';
import { copy } from '../copy';
import { WithLoginError } from './WithLoginError';

export interface BadLinkProps {
  /** The reason why a link does not open; null if the link is unknown. */
  reason: DeadLinkReason | null;
}

/** Shown for a private link that does not open: the reason and whom to contact (MSG-07, OPEN-30, DECISION-51). */
export function BadLink({ reason }: BadLinkProps) {
  if (reason === null) return <UnknownLink />;
  return (
    <Suspense fallback={<WaitingPage />}>
      <DeadLink reason={reason} />
    </Suspense>
  );
}

function UnknownLink() {
  const { email } = useConfig();
  const { t, stack } = copy.useWords();
  return (
    <PageState
      kind="forbidden"
      title={stack('state.badLink')}
      text={<WithLoginError>{stack('state.badLinkText')}</WithLoginError>}
      action={
        <ButtonLink href={`mailto:${email}`} external>
          {t('state.write')}
        </ButtonLink>
      }
    />
  );
}

// Loaded on demand, because most links work. If it fails to load, the page is that of an unknown link.
const DeadLink = lazy(() =>
  import('./DeadLink').then(
    ({ DeadLink: loaded }) => ({ default: loaded }),
    () => ({ default: UnknownLink }),
  ),
);
