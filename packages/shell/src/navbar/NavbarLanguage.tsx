import { useLanguageMode } from '@portal/i18n';
import { LanguageSwitch, languageOptions } from '../layout/LanguageSwitch';
import { shellWords } from '../shell-words';
import { choice, options } from './NavbarLanguage.css';

/**
 * The language switch of a navbar with links: a select with the current mode, or buttons if there is room for all
 * modes.
 */
export function NavbarLanguage() {
  const [mode, setMode] = useLanguageMode();
  const { plain } = shellWords.useWords();
  return (
    <>
      <div className={options}>
        <LanguageSwitch />
      </div>
      <select
        aria-label={plain('language')}
        className={choice}
        value={mode}
        onChange={(event) => {
          const chosen = languageOptions.find(({ value }) => value === event.currentTarget.value);
          if (chosen) setMode(chosen.value);
        }}
      >
        {languageOptions.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </>
  );
}
