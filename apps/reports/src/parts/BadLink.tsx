import { useConfig } from '@portal/shell';
import { ButtonLink, PageState } from '@portal/ui';
import { copy } from '../copy';

/** A link that opens nothing, and what to do about it (MSG-07, OPEN-30). */
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
