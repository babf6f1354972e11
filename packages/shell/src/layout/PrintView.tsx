import {
  Button,
  ChevronLeftIcon,
  choosesOrientation,
  Icon,
  PrintIcon,
  type PrintPageProps,
  SegmentedControl,
  TextLink,
} from '@portal/ui';
import { type ReactNode, useState } from 'react';
import { back as backLink, bar, choices, hint } from './PrintView.css';
import { printWords } from './print-words';

type Paper = NonNullable<PrintPageProps['size']>;

export interface PrintViewProps {
  /** Link to the page of the document. */
  back: { href: string; label: ReactNode };
  /** Whether the document is loaded. */
  ready: boolean;
  /** Whether the document is in landscape orientation. */
  isAcross?: boolean;
  /** Renders the document for the chosen paper size. */
  children: (paper: Paper) => ReactNode;
}

/** A printable document below a bar with the back link, the paper size and the print button. */
export function PrintView({ back, ready, isAcross = false, children }: PrintViewProps) {
  const { t } = printWords.useWords();
  const [paper, setPaper] = useState<Paper>('letter');
  return (
    <>
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
        {ready && isAcross && choosesOrientation() && <p className={hint}>{t('across')}</p>}
      </div>
      {children(paper)}
    </>
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
