import { languageModes, useLanguageMode } from '@portal/i18n';
import { SegmentedControl } from '@portal/ui';
import { choice, options as optionsInView } from './layout.css';
import { shellWords } from './shell-words';

const labels = { both: 'FR - EN', fr: 'FR', en: 'EN' };
const options = languageModes.map((value) => ({ value, label: labels[value] }));

export interface LanguageSwitchProps {
  /** On phones, shows the current mode as a select. */
  compact?: boolean;
}

/** Switches between both languages, French and English, and stores the choice. */
export function LanguageSwitch({ compact = false }: LanguageSwitchProps) {
  const [mode, setMode] = useLanguageMode();
  const { plain } = shellWords.useWords();
  const control = (
    <SegmentedControl aria-label={plain('language')} options={options} value={mode} onValueChange={setMode} />
  );
  if (!compact) return control;
  return (
    <>
      <div className={optionsInView}>{control}</div>
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
