import type { Extension } from '@portal/api-client';
import type { Role } from '@portal/domain';
import { PairText, pageNames } from '@portal/i18n';
import { BookIcon, CheckIcon, ClockIcon, HomeIcon, type IconShape, Logo, Navbar, UserIcon } from '@portal/ui';
import { useContext, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { entryPoints, landings, type Place } from '../config/entry-points';
import { useApp } from '../config/useApp';
import { listUrl, storeListQuery } from '../list/list-queries';
import { useSession, useSessionStore } from '../session/useSession';
import { shellWords } from '../shell-words';
import { NavbarCount } from './NavbarCount';
import { NavbarExtensions } from './NavbarExtensions';
import { NavbarLanguage } from './NavbarLanguage';
import { NavbarTool } from './NavbarTool';
import { UserMenu } from './UserMenu';
import { useWaitingCount } from './useWaitingCount';

type Entry = Place & {
  id:
    | 'contracts'
    | 'calendar'
    | 'teachers'
    | 'students'
    | 'reports'
    | 'followUps'
    | 'operations'
    | 'administration'
    | 'home'
    | 'attendance'
    | 'hours'
    | 'guide'
    | 'profile';
  icon?: IconShape;
  /** The link to a list restores its last filters, order and page. */
  isList?: boolean;
  /** Shown only if the backend has one of these extensions. */
  extensions?: readonly Extension[];
};

const { admin, teacher } = entryPoints;

// Not in the shell's texts, because the app that these links lead to loads them too.
const namesHere = { ...pageNames, hours: { fr: 'Heures et relevé', en: 'Hours and statement' } };
const isNamedHere = (id: string): id is keyof typeof namesHere => id in namesHere;
const hoursTab = { fr: 'Heures', en: 'Hours' };

/** Navbar links of each role (SHELL-045, SHELL-046). */
const entries: Record<Role, readonly Entry[]> = {
  ROLE_ADMIN: [
    { id: 'contracts', app: 'admin', path: admin['courses.list'], isList: true },
    {
      id: 'calendar',
      app: 'admin',
      path: '/calendar',
      isList: true,
      extensions: ['planned-classes'],
    },
    { id: 'teachers', app: 'admin', path: admin['teachers.list'], isList: true },
    { id: 'students', app: 'admin', path: admin['students.list'], isList: true },
    { id: 'reports', app: 'admin', path: admin['reports.list'], isList: true },
    { id: 'followUps', app: 'admin', path: admin['courses.followUps'], isList: true },
    {
      id: 'operations',
      app: 'admin',
      path: '/operations',
      extensions: ['hours', 'links', 'import-history', 'mails', 'reminders'],
    },
    { id: 'administration', app: 'admin', path: admin['admin.settings'] },
  ],
  ROLE_TEACHER: [
    { id: 'home', app: 'teacher', path: teacher['teacher.views.home'], icon: HomeIcon },
    { id: 'attendance', app: 'teacher', path: teacher['teacher.views.attendance'], icon: CheckIcon },
    // This project added this page for the monthly statement (ADR-0008).
    { id: 'hours', app: 'teacher', path: '/hours', icon: ClockIcon },
    { id: 'guide', app: 'teacher', path: teacher['teacher.views.guide'], icon: BookIcon },
    { id: 'profile', app: 'teacher', path: teacher['teacher.views.profile'], icon: UserIcon },
  ],
};

/** Navbar of signed-in pages: the links of the user's role, the language switch and the user menu. */
export function PortalNavbar() {
  const { app, config } = useApp();
  const session = useSessionStore();
  const toFollowUp = useWaitingCount();
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const tool = useContext(NavbarTool);
  const extensions = useContext(NavbarExtensions);
  const { stack, plain } = shellWords.useWords();
  const hrefOf = (place: Place) =>
    place.app === app ? place.path : config.addresses[place.app].replace(/\/$/, '') + place.path;
  useEffect(() => storeListQuery(session, pathname, search), [session, pathname, search]);
  // From other pages, a list's link restores its last query; on the list itself it leads to the default.
  const linkOf = (entry: Entry) =>
    entry.isList && entry.app === app && entry.path !== pathname
      ? listUrl(session, entry.path)
      : hrefOf(entry);
  const phone = user?.role === 'ROLE_TEACHER' ? 'tabs' : 'menu';
  // A role that this version does not know has no links (SHELL-047).
  const all = user ? (entries[user.role] ?? []) : [];
  const links = all.filter((entry) => entry.extensions?.some((each) => extensions.includes(each)) ?? true);
  return (
    <Navbar
      brand={<Logo name={config.productName} src={config.logo} />}
      homeHref={user ? hrefOf(landings[user.role] ?? { app, path: '/' }) : '/'}
      label={plain('nav.label')}
      links={links.map((entry) => ({
        id: entry.id,
        href: linkOf(entry),
        label: isNamedHere(entry.id) ? (
          <PairText value={namesHere[entry.id]} layout="stack" />
        ) : (
          stack(`nav.${entry.id}`, { product: config.productName })
        ),
        shortLabel:
          entry.id === 'hours' ? (
            <PairText value={hoursTab} layout="stack" />
          ) : isTab(entry.id) ? (
            stack(`tab.${entry.id}`)
          ) : undefined,
        icon: entry.icon,
        count: entry.id === 'followUps' && toFollowUp && <NavbarCount of={toFollowUp} />,
        current: entry.app === app && sectionOf(pathname) === sectionOf(entry.path),
      }))}
      menuLabel={stack('nav.menu')}
      phone={phone}
      tools={
        <>
          {tool}
          <NavbarLanguage />
        </>
      }
      userMenu={user && <UserMenu user={user} />}
    />
  );
}

const tabs = ['home', 'attendance', 'guide', 'profile'] as const;

/** Whether a link has a short label for the tab bar of phones. */
const isTab = (id: string): id is (typeof tabs)[number] => tabs.some((tab) => tab === id);

// `/contracts/edit/12/basic` and `/contracts/list` belong to the same link.
function sectionOf(path: string): string {
  return path.split('/')[1] ?? '';
}
