import { languagesOfMail, type MailLanguage } from '@portal/domain';
import { Stack } from '@portal/ui';
import type { ReactNode } from 'react';
import * as styles from './mail.css';

export interface MailTextProps {
  /** Null for a mail without a subject. */
  subject: string | null;
  /** One part for each language, French first. */
  text: readonly string[];
  language: MailLanguage;
  /** Content after the text. */
  children?: ReactNode;
}

/** Shows a mail as it will be sent: the subject, then the text in each language. */
export function MailText({ subject, text, language, children }: MailTextProps) {
  const languages = languagesOfMail(language);
  return (
    <Stack gap="small">
      <strong>{subject}</strong>
      {text.map((part, place) => (
        <p key={part} lang={languages[place]} className={styles.text}>
          {part}
        </p>
      ))}
      {children}
    </Stack>
  );
}
