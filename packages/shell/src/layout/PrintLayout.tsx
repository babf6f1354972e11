import {
  Button,
  ChevronLeftIcon,
  Icon,
  Logo,
  PrintIcon,
  type PrintPageProps,
  ReportLayout,
  SegmentedControl,
  TextLink,
} from '@portal/ui';
import { type ReactNode, useState } from 'react';
import { useConfig } from '../portal/usePortal';
import { LanguageSwitch } from './LanguageSwitch';
import { back as backLink, bar, choices } from './PrintLayout.css';
import { printWords } from './print-words';
import { shellWords } from './shell-words';

type Paper = NonNullable<PrintPageProps['size']>;

export interface PrintLayoutProps {
  /** Where the document belongs. */
  back: { href: string; label: ReactNode };
  /** There is something to print by now. */
  ready: boolean;
  /** The document, on the paper that the reader chose. */
  children: (paper: Paper) => ReactNode;
}

/** The frame of a document that is to be printed, in both languages or in the reader's, on Letter or A4 (SHELL-041). */
export function PrintLayout({ back, ready, children }: PrintLayoutProps) {
  const { productName } = useConfig();
  const { t } = printWords.useWords();
  const shell = shellWords.useWords();
  const [paper, setPaper] = useState<Paper>('letter');
  return (
    <ReportLayout logo={<Logo name={productName} />} skipLabel={shell.t('skip')} tools={<LanguageSwitch />}>
      <div className={bar}>
        <TextLink variant="standalone" href={back.href} className={backLink}>
          <Icon of={ChevronLeftIcon} size="small" />
          <span>{back.label}</span>
        </TextLink>
        {ready && (
          <div className={choices}>
            <PaperSwitch paper={paper} onChoose={setPaper} />
            <Button variant="primary" icon={PrintIcon} onClick={() => window.print()}>
              {t('print')}
            </Button>
          </div>
        )}
      </div>
      {children(paper)}
    </ReportLayout>
  );
}

const papers = ['letter', 'a4'] as const satisfies readonly Paper[];

function PaperSwitch({ paper, onChoose }: { paper: Paper; onChoose: (paper: Paper) => void }) {
  const { t, plain } = printWords.useWords();
  return (
    <SegmentedControl
      aria-label={plain('paper')}
      options={papers.map((value) => ({ value, label: t(value) }))}
      value={paper}
      onValueChange={onChoose}
    />
  );
}
