import { Logo, ReportLayout } from '@portal/ui';
import { useConfig } from '../config/useApp';
import { shellWords } from '../shell-words';
import { LanguageSwitch } from './LanguageSwitch';
import { PrintView, type PrintViewProps } from './PrintView';

export type PrintLayoutProps = PrintViewProps;

/** Layout of a printable document, in the current language mode, on Letter or A4 (SHELL-041). */
export function PrintLayout(props: PrintLayoutProps) {
  const { productName, logo } = useConfig();
  const { t } = shellWords.useWords();
  return (
    <ReportLayout
      logo={<Logo name={productName} src={logo} />}
      skipLabel={t('skip')}
      tools={<LanguageSwitch />}
    >
      <PrintView {...props} />
    </ReportLayout>
  );
}
