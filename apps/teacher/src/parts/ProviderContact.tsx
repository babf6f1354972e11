import { shellWords, useConfig } from '@portal/shell';
import { Icon, MailIcon, PhoneIcon, TextLink, VisuallyHidden } from '@portal/ui';
import { contact, contactList } from './ProviderContact.css';

/** The provider's contact details from the configuration, as touch targets (SHELL-049, SHELL-050). */
export function ProviderContact() {
  const { phone, email } = useConfig();
  const { t } = shellWords.useWords();
  return (
    <ul className={contactList}>
      <li>
        <TextLink
          external
          variant="standalone"
          className={contact}
          href={`tel:${phone.replace(/[^+\d]/g, '')}`}
        >
          <Icon of={PhoneIcon} />
          <span>
            <VisuallyHidden>{t('phone')} </VisuallyHidden>
            {phone}
          </span>
        </TextLink>
      </li>
      <li>
        <TextLink external variant="standalone" className={contact} href={`mailto:${email}`}>
          <Icon of={MailIcon} />
          <span>
            <VisuallyHidden>{t('email')} </VisuallyHidden>
            {email}
          </span>
        </TextLink>
      </li>
    </ul>
  );
}
