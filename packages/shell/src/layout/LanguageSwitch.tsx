import { languageModes, useLanguageMode } from '@portal/i18n';
import { SegmentedControl } from '@portal/ui';
import { choice, options as optionsInView } from './layout.css';
import { shellWords } from './shell-words';

const labels = { both: 'FR - EN', fr: 'FR', en: 'EN' };
const options = languageModes.map((value) => ({ value, label: labels[value] }));

export interface LanguageSwitchProps {
  /** The kind of navbar around it, which on tablets, and with `menu` on phones, has room for the current mode only. */
  within?: 'tabs' | 'menu';
}

/** Switches between both languages, French and English, and stores the choice. */
export function LanguageSwitch({ within }: LanguageSwitchProps) {
  const [mode, setMode] = useLanguageMode();
  const { plain } = shellWords.useWords();
  const control = (
    <SegmentedControl aria-label={plain('language')} options={options} value={mode} onValueChange={setMode} />
  );
  if (!within) return control;
  return (
    <>
      <div className={optionsInView[within]}>{control}</div>
      <select
        aria-label={plain('language')}
        className={choice[within]}
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
