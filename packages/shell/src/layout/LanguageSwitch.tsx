import { languageModes, useLanguageMode } from '@portal/i18n';
import { SegmentedControl } from '@portal/ui';
import { shellWords } from './shell-words';

const labels = { both: 'FR - EN', fr: 'FR', en: 'EN' };
const options = languageModes.map((value) => ({ value, label: labels[value] }));

/** Both languages, French, or English; the choice is kept. */
export function LanguageSwitch() {
  const [mode, setMode] = useLanguageMode();
  const { plain } = shellWords.useWords();
  return (
    <SegmentedControl aria-label={plain('language')} options={options} value={mode} onValueChange={setMode} />
  );
}
