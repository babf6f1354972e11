import { Footer } from '@portal/ui';
import { useConfig } from '../config/useApp';
import { shellWords } from '../shell-words';

/** Copyright and contact details from the configuration (SHELL-048 to SHELL-050). */
export function PortalFooter() {
  const { productName, phone, email } = useConfig();
  const { t } = shellWords.useWords();
  return (
    <Footer
      year={new Date().getFullYear()}
      owner={productName}
      phone={phone}
      email={email}
      phoneLabel={t('phone')}
      emailLabel={t('email')}
    />
  );
}
