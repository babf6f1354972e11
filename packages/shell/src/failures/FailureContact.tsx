import { TextLink } from '@portal/ui';
import { useConfig } from '../config/useApp';
import { shellWords } from '../shell-words';
import * as styles from './FailedPage.css';
import { useFailureReference } from './useFailureReference';

/** Whom to write to about a failure, and the reference to mention. */
export function FailureContact({ error }: { error: unknown }) {
  const { t } = shellWords.useWords();
  const { email, productName } = useConfig();
  const reference = useFailureReference(error);
  return (
    <>
      <p>
        <TextLink external href={`mailto:${email}?subject=${productName}%20${reference}`}>
          {email}
        </TextLink>
      </p>
      <p>
        {t('failed.reference')} <code className={styles.reference}>{reference}</code>
      </p>
    </>
  );
}
