import type { Query } from '@portal/api-client';
import {
  type ClassNoticeMail,
  type ClassNoticePart,
  type ClassNoticePerson,
  type ClassNoticePreview,
  type MailLanguage,
  noticeKey,
} from '@portal/domain';
import { Banner, Button, CheckboxGroup, Heading, RetryButton, Stack, Text } from '@portal/ui';
import { useId, useState } from 'react';
import { MailText } from '../mail/MailText';
import { classNoticeWords } from './class-notice-words';

export interface ClassNoticesProps {
  preview: Query<ClassNoticePreview>;
  /** The selected recipients. */
  told: readonly ClassNoticePerson[];
  onTold: (told: ClassNoticePerson[]) => void;
}

/**
 * Who is mailed about changed classes, with ticks, and a look at the mails in the languages of their readers
 * (DECISION-140). Names those whom no mail reaches; without a mail server, those are all.
 */
export function ClassNotices({ preview, told, onTold }: ClassNoticesProps) {
  const { t, stack, pair } = classNoticeWords.useWords();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { data, error, retry } = preview;
  if (!data)
    return error ? (
      <Banner tone="caution" action={<RetryButton size="small" onRetry={retry} />}>
        {stack('failed')}
      </Banner>
    ) : (
      <Text tone="soft">{t('loading')}</Text>
    );
  if (data.recipients.length === 0) return null;
  if (!data.isSendingOn)
    return (
      <Banner tone="caution" title={stack('off')}>
        {stack('offText', { names: namesOf(data.recipients) })}
      </Banner>
    );
  const mailable = data.recipients.filter(({ hasAddress }) => hasAddress);
  const others = data.recipients.filter(({ hasAddress }) => !hasAddress);
  const mails = data.mails
    .map((mail) => ({
      ...mail,
      readers: mailable.filter(({ kind, id }) => kind === mail.kind && mail.ids.includes(id)),
    }))
    .filter(({ readers }) => readers.some((one) => told.includes(one)));
  const isOnly = (mail: ClassNoticeMail) =>
    data.mails.every(({ kind, ids }) => kind !== mail.kind || ids === mail.ids);
  return (
    <Stack gap="small">
      {mailable.length > 0 ? (
        <CheckboxGroup
          // The ticks of another list are not those of this one.
          key={mailable.map(noticeKey).join()}
          name="tell"
          label={t('who')}
          defaultValue={told.map(noticeKey)}
          onValuesChange={(keys) => onTold(mailable.filter((one) => keys.includes(noticeKey(one))))}
          options={mailable.map((one) => ({
            value: noticeKey(one),
            label: t('recipient', { name: one.name, kind: pair(`kind.${one.kind}`) }),
          }))}
        />
      ) : (
        <Text>{t('nobody')}</Text>
      )}
      {others.length > 0 && (
        <Text as="div" tone="soft">
          {stack('without', { names: namesOf(others) })}
        </Text>
      )}
      {mails.length > 0 && (
        <>
          <Button
            variant="quiet"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'hide' : 'look')}
          </Button>
          {isOpen && (
            <div id={id}>
              <Stack>
                {mails.map(({ kind, parts, readers, ids }) => (
                  <section key={`${kind} ${ids.join()}`}>
                    <Heading level={3} look="section">
                      {isOnly({ kind, ids, parts })
                        ? t(`mailTo.${kind}`)
                        : t('mailToNames', { names: namesOf(readers) })}
                    </Heading>
                    <MailText
                      subject={parts.map(({ subject }) => subject).join(' - ')}
                      text={parts.map(({ text }) => text)}
                      language={languageOf(parts)}
                    />
                  </section>
                ))}
              </Stack>
            </div>
          )}
        </>
      )}
    </Stack>
  );
}

function namesOf(people: readonly ClassNoticePerson[]): string {
  return people.map(({ name }) => name).join(', ');
}

/** The languages of a mail, by those of its parts. */
function languageOf(parts: readonly ClassNoticePart[]): MailLanguage {
  const [only] = parts.length === 1 ? parts : [];
  return only?.language ?? 'both';
}
