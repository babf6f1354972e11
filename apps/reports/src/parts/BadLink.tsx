import type { DeadLinkReason } from '@portal/domain';
import { useConfig } from '@portal/shell';
import { ButtonLink, Cluster, PageState } from '@portal/ui';
import { copy } from '../copy';

export interface BadLinkProps {
  /** Why a link of the organization does not open; null for an unknown one. */
  reason: DeadLinkReason | null;
}

/** Shown for a private link that does not open: the reason and whom to ask (MSG-07, OPEN-30, DECISION-51). */
export function BadLink({ reason }: BadLinkProps) {
  const { email, phone } = useConfig();
  const { t, stack } = copy.useWords();
  return (
    <PageState
      kind="forbidden"
      title={stack(reason ? `state.deadLink.${reason}` : 'state.badLink')}
      text={stack(reason ? `state.deadLinkText.${reason}` : 'state.badLinkText')}
      action={
        <Cluster>
          <ButtonLink href={`mailto:${email}`} external>
            {t('state.write')}
          </ButtonLink>
          {reason && phone !== '' && (
            <ButtonLink href={`tel:${phone}`} external>
              {phone}
            </ButtonLink>
          )}
        </Cluster>
      }
    />
  );
}
