import { languageModes, useLanguageMode } from '@portal/i18n';
import { SegmentedControl } from '@portal/ui';
import { shellWords } from '../shell-words';

const labels = { both: 'FR - EN', fr: 'FR', en: 'EN' };

/** The language modes with their labels, which are the same in both languages. */
export const languageOptions = languageModes.map((value) => ({ value, label: labels[value] }));

/** Switches between both languages, French and English, and stores the choice. */
export function LanguageSwitch() {
  const [mode, setMode] = useLanguageMode();
  const { plain } = shellWords.useWords();
  return (
    <SegmentedControl
      aria-label={plain('language')}
      options={languageOptions}
      value={mode}
      onValueChange={setMode}
    />
  );
}
