import type { DeadLinkReason } from '@portal/domain';
import { useConfig } from '@portal/shell';
import { ButtonLink, Cluster, PageState } from '@portal/ui';
import { copy } from '../copy';
import { deadLinkWords } from './dead-link-words';
import { WithLoginError } from './WithLoginError';

export interface DeadLinkProps {
  reason: DeadLinkReason;
}

/** Says why a link no longer opens, and whom to contact for another one. */
export function DeadLink({ reason }: DeadLinkProps) {
  const { email, phone } = useConfig();
  const { t } = copy.useWords();
  const { stack } = deadLinkWords.useWords();
  return (
    <PageState
      kind="forbidden"
      title={stack(`title.${reason}`)}
      text={<WithLoginError>{stack(`text.${reason}`)}</WithLoginError>}
      action={
        <Cluster justify="center">
          <ButtonLink href={`mailto:${email}`} external>
            {t('state.write')}
          </ButtonLink>
          {phone !== '' && (
            <ButtonLink href={`tel:${phone}`} external>
              {phone}
            </ButtonLink>
          )}
        </Cluster>
      }
    />
  );
}
