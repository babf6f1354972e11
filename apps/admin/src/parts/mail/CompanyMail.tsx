import { type CompanyLinkMail, type CompanyLinkPreview, isUndelivered } from '@portal/domain';
import { datePair } from '@portal/i18n';
import { Banner, Button, Cluster, Stack, Text } from '@portal/ui';
import { useMarkedPair } from '@portal/views';
import { companyMailWords } from './company-mail-words';
import { MailText } from './MailText';
import * as styles from './mail.css';

export interface CompanyMailHeadProps {
  mail: CompanyLinkPreview;
  /** Called to edit the address or the language. */
  onEdit: () => void;
}

/** Shows why a mail to a company cannot be sent, when the last one was sent, and its address and language. */
export function CompanyMailHead({ mail, onEdit }: CompanyMailHeadProps) {
  const { t, stack } = companyMailWords.useWords();
  const { refused, recipient, language, lastSent } = mail;
  return (
    <>
      {refused && (
        <Banner
          tone="caution"
          action={
            refused === 'no-address' && (
              <Button size="small" onClick={onEdit}>
                {t('add')}
              </Button>
            )
          }
        >
          {stack(`refused.${refused}`)}
        </Banner>
      )}
      {lastSent && <LastSent mail={lastSent} />}
      {recipient && (
        <Stack gap="small">
          <span className={styles.address}>
            {t('to')} <strong>{recipient}</strong>
          </span>
          <Cluster gap="small">
            <Text tone="soft">{t(`language.${language}`)}</Text>
            <Button size="small" variant="quiet" onClick={onEdit}>
              {t('edit')}
            </Button>
          </Cluster>
        </Stack>
      )}
    </>
  );
}

/** Shows the text of a mail to a company; a preview omits the private link. */
export function CompanyMailText({ mail }: Pick<CompanyMailHeadProps, 'mail'>) {
  const { stack } = companyMailWords.useWords();
  return (
    <MailText subject={mail.subject} text={mail.text} language={mail.language}>
      <Text as="div" tone="soft">
        {stack('link')}
      </Text>
    </MailText>
  );
}

function LastSent({ mail }: { mail: CompanyLinkMail }) {
  const { stack, pair } = companyMailWords.useWords();
  const markedPair = useMarkedPair();
  const { sentAt, sentBy, recipient, state } = mail;
  const facts = {
    when: datePair(sentAt, { time: true }),
    who: sentBy ? markedPair(sentBy) : pair('formerUser'),
  };
  const isLost = isUndelivered(state);
  return (
    <Banner tone={isLost ? 'caution' : 'info'}>
      {recipient === null ? stack('lastForgotten', facts) : stack('last', { ...facts, address: recipient })}
      {isLost && <div>{stack(state)}</div>}
    </Banner>
  );
}
