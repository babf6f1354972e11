import { ListAreaLayout, listUrl, usePortal } from '@portal/shell';
import { BookIcon, CompanyIcon, FilesIcon, type IconShape, LanguageIcon, UsersIcon } from '@portal/ui';
import { Outlet, useLocation } from 'react-router-dom';
import { pathTo } from '../../paths';
import { settingsWords } from './settings-words';

/** The layout of the settings: a menu and its five lists (SHELL-065 to SHELL-067). */
export function SettingsLayout() {
  const { session } = usePortal();
  const { pathname } = useLocation();
  const { stack, plain } = settingsWords.useWords();
  return (
    <ListAreaLayout
      area={{
        label: plain('menu'),
        links: lists.map((id) => {
          const path = pathTo(`admin.settings.${id}`);
          const current = pathname === path;
          // Other lists open with their last filters; the current one is reset.
          const href = current ? path : listUrl(session, path);
          return { id, href, icon: icons[id], label: stack(id), current };
        }),
      }}
    >
      <Outlet />
    </ListAreaLayout>
  );
}

const lists = ['languages', 'companies', 'materials', 'users', 'files'] as const;

const icons: Record<(typeof lists)[number], IconShape> = {
  languages: LanguageIcon,
  companies: CompanyIcon,
  materials: BookIcon,
  users: UsersIcon,
  files: FilesIcon,
};
