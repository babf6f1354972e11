import { useConfig } from '@portal/shell';
import { ButtonLink, PageState } from '@portal/ui';
import { copy } from '../copy';

/** Shown when a private link is invalid: the reason and what to do (MSG-07, OPEN-30). */
export function BadLink() {
  const { email } = useConfig();
  const { t, stack } = copy.useWords();
  return (
    <PageState
      kind="forbidden"
      title={stack('state.badLink')}
      text={stack('state.badLinkText')}
      action={
        <ButtonLink href={`mailto:${email}`} external>
          {t('state.write')}
        </ButtonLink>
      }
    />
  );
}
