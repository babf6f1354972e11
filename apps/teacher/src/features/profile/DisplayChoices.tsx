import { LanguageSwitch, shellWords, themeChoices, useTheme } from '@portal/shell';
import { SegmentedControl } from '@portal/ui';
import { choice, choices } from './DisplayChoices.css';

/** Language and theme, with touch-sized controls; stored for all apps of the portal. */
export function DisplayChoices() {
  const { t, stack } = shellWords.useWords();
  const [theme, chooseTheme] = useTheme();
  return (
    <div className={choices}>
      <div className={choice}>
        {/* The switch has the same accessible name. */}
        <span aria-hidden="true">{t('language')}</span>
        <LanguageSwitch />
      </div>
      <SegmentedControl
        look="chips"
        label={t('theme.label')}
        options={themeChoices.map((value) => ({ value, label: stack(`theme.${value}`) }))}
        value={theme}
        onValueChange={chooseTheme}
      />
    </div>
  );
}
