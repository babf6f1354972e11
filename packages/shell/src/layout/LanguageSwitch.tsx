import { languageModes, useLanguageMode } from '@portal/i18n';
import { SegmentedControl } from '@portal/ui';
import { choice, options as optionsInView } from './LanguageSwitch.css';
import { shellWords } from './shell-words';

const labels = { both: 'FR - EN', fr: 'FR', en: 'EN' };
const options = languageModes.map((value) => ({ value, label: labels[value] }));

export interface LanguageSwitchProps {
  /** On a phone only the mode at hand is in view; pressed, it offers the others. */
  compact?: boolean;
}

/** Both languages, French, or English; the choice is kept. */
export function LanguageSwitch({ compact = false }: LanguageSwitchProps) {
  const [mode, setMode] = useLanguageMode();
  const { plain } = shellWords.useWords();
  const all = (
    <SegmentedControl aria-label={plain('language')} options={options} value={mode} onValueChange={setMode} />
  );
  if (!compact) return all;
  return (
    <>
      <div className={optionsInView}>{all}</div>
      <select
        aria-label={plain('language')}
        className={choice}
        value={mode}
        onChange={(event) => {
          const chosen = languageModes.find((value) => value === event.currentTarget.value);
          if (chosen) setMode(chosen);
        }}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </>
  );
}
