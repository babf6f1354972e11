import { severalWords } from './several-words';
import type { SeveralParts } from './useSeveral';

/** The words of a selection, of whatever list. */
export const selectionWords: SeveralParts<never>['words'] = ({ selected, elsewhere }) => ({
  label: <severalWords.T k="select" />,
  allLabel: <severalWords.T k="selectAll" />,
  clearLabel: <severalWords.T k="clear" />,
  summary: <Chosen selected={selected} elsewhere={elsewhere} />,
});

interface ChosenProps {
  /** How many records are chosen. */
  selected: number;
  /** How many of them are on other pages, or left out by the filters. */
  elsewhere: number;
}

function Chosen({ selected, elsewhere }: ChosenProps) {
  const { t } = severalWords.useWords();
  return (
    <>
      {t('selected', { count: selected })}
      {elsewhere > 0 && <> ({t('elsewhere', { count: elsewhere })})</>}
    </>
  );
}
