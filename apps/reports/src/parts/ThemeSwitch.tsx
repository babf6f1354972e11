import { useTheme } from '@portal/shell';
import { IconButton, MoonIcon, SunIcon } from '@portal/ui';
import { copy } from '../copy';

/** Switches between light and dark; follows the system until it is used. */
export function ThemeSwitch() {
  const [theme, choose] = useTheme();
  const { t } = copy.useWords();
  const dark =
    theme === 'system' ? window.matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
  return dark ? (
    <IconButton icon={SunIcon} onClick={() => choose('light')}>
      {t('theme.light')}
    </IconButton>
  ) : (
    <IconButton icon={MoonIcon} onClick={() => choose('dark')}>
      {t('theme.dark')}
    </IconButton>
  );
}
