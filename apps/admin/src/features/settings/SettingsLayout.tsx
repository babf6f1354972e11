import { type Extension, useCapabilities } from '@portal/api-client';
import { ListAreaPageLayout, listUrl, NotFoundPage, useSessionStore } from '@portal/shell';
import {
  BookIcon,
  CalendarIcon,
  ChartIcon,
  ClockIcon,
  CompanyIcon,
  FilesIcon,
  HistoryIcon,
  type IconShape,
  KeyIcon,
  LanguageIcon,
  LinkIcon,
  LockIcon,
  MailIcon,
  PhoneIcon,
  PhraseIcon,
  ReminderIcon,
  TagIcon,
  UploadIcon,
  UsersIcon,
  WebhookIcon,
} from '@portal/ui';
import { Outlet, useLocation } from 'react-router-dom';
import { QueryState } from '../../parts/QueryState';
import { pathTo } from '../../paths';
import { settingsWords } from './settings-words';

/**
 * The layout of the settings: a menu and its lists, five in the specification and those of extensions (SHELL-065 to
 * SHELL-067).
 */
export function SettingsLayout() {
  const session = useSessionStore();
  const { pathname } = useLocation();
  const { stack, plain } = settingsWords.useWords();
  const { data: extensions, error, retry } = useCapabilities();
  const isOffered = (list: ExtensionList) => extensions?.includes(extensionLists[list]) ?? false;
  const ofExtensions = Object.keys(extensionLists) as ExtensionList[];
  const opened = ofExtensions.find((list) => pathname === pathTo(`admin.settings.${list}`));
  if (opened && extensions && !isOffered(opened)) return <NotFoundPage />;
  const shown = [...lists, ...ofExtensions.filter(isOffered)];
  return (
    <ListAreaPageLayout
      area={{
        label: plain('menu'),
        moreLabel: stack('more'),
        links: shown.map((id) => {
          const path = pathTo(`admin.settings.${id}`);
          const current = pathname === path;
          // Other lists open with their last filters; the current one is reset.
          const href = current ? path : listUrl(session, path);
          return { id, href, icon: icons[id], label: stack(id), current };
        }),
      }}
    >
      {opened && !extensions ? <QueryState level={1} error={error} retry={retry} /> : <Outlet />}
    </ListAreaPageLayout>
  );
}

const lists = ['languages', 'companies', 'materials', 'users', 'files'] as const;

/** The lists of extensions, each with the extension that the backend must have. */
const extensionLists = {
  organisation: 'organisation',
  courseTypes: 'course-types',
  links: 'links',
  hours: 'hours',
  hoursTotals: 'hours',
  contractHours: 'hours',
  closedDays: 'planned-classes',
  phrases: 'comment-phrases',
  imports: 'import-history',
  mails: 'mails',
  reminders: 'reminders',
  signIns: 'sign-ins',
  signInMethods: 'second-factor',
  apiKeys: 'api-keys',
  webhooks: 'webhooks',
} as const satisfies Record<string, Extension>;
type ExtensionList = keyof typeof extensionLists;

const icons: Record<(typeof lists)[number] | ExtensionList, IconShape> = {
  languages: LanguageIcon,
  companies: CompanyIcon,
  materials: BookIcon,
  users: UsersIcon,
  files: FilesIcon,
  organisation: ClockIcon,
  courseTypes: TagIcon,
  links: LinkIcon,
  hours: ClockIcon,
  hoursTotals: ChartIcon,
  contractHours: HistoryIcon,
  closedDays: CalendarIcon,
  phrases: PhraseIcon,
  imports: UploadIcon,
  mails: MailIcon,
  reminders: ReminderIcon,
  signIns: LockIcon,
  signInMethods: PhoneIcon,
  apiKeys: KeyIcon,
  webhooks: WebhookIcon,
};
