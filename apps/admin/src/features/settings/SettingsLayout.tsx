import type { Extension } from '@portal/api-client';
import {
  BookIcon,
  CalendarIcon,
  ClockIcon,
  CompanyIcon,
  FilesIcon,
  type IconShape,
  KeyIcon,
  LanguageIcon,
  LockIcon,
  PhoneIcon,
  PhraseIcon,
  TagIcon,
  UsersIcon,
  WebhookIcon,
} from '@portal/ui';
import { AreaLayout } from '../../parts/area/AreaLayout';
import { layouts, pathTo } from '../../paths';
import { settingsWords } from './settings-words';

/**
 * The layout of the settings: what is set once, in the five lists of the specification and those of extensions
 * (SHELL-065 to SHELL-067).
 */
export function SettingsLayout() {
  const { stack, plain } = settingsWords.useWords();
  return (
    <AreaLayout
      path={layouts['admin.settings'].path}
      name={plain('menu')}
      moreLabel={stack('more')}
      pages={pages.map((page) => ({
        ...page,
        path: pathTo(`admin.settings.${page.id}`),
        label: stack(page.id),
      }))}
    />
  );
}

const pages = [
  { id: 'languages', icon: LanguageIcon },
  { id: 'companies', icon: CompanyIcon },
  { id: 'materials', icon: BookIcon },
  { id: 'users', icon: UsersIcon },
  { id: 'files', icon: FilesIcon },
  { id: 'organisation', icon: ClockIcon, extension: 'organisation' },
  { id: 'courseTypes', icon: TagIcon, extension: 'course-types' },
  { id: 'closedDays', icon: CalendarIcon, extension: 'planned-classes' },
  { id: 'phrases', icon: PhraseIcon, extension: 'comment-phrases' },
  { id: 'signIns', icon: LockIcon, extension: 'sign-ins' },
  { id: 'signInMethods', icon: PhoneIcon, extension: 'second-factor' },
  { id: 'apiKeys', icon: KeyIcon, extension: 'api-keys' },
  { id: 'webhooks', icon: WebhookIcon, extension: 'webhooks' },
] as const satisfies readonly { id: string; icon: IconShape; extension?: Extension }[];
