import type { Extension } from '@portal/api-client';
import type { TextPair } from '@portal/i18n';
import { type IconShape, PlusIcon, SnoozeIcon, UploadIcon } from '@portal/ui/icons';
import { paths } from '../paths';
import { areas, type NamedRoute, namedScreens } from '../screens';
import type { FinderCommand } from './finder-commands';
import { paletteWords } from './palette-words';
import { newOf } from './shortcuts';

/** A screen or an action that can be found by its name in either language or by a synonym, and its address. */
export interface Place {
  id: string;
  label: TextPair;
  icon: IconShape;
  address: string;
  /** Its synonyms. */
  also: string;
  /** Offered only if the backend has it. */
  extension?: Extension;
}

const isAmongActions = ({ action }: (typeof namedScreens)[number]) => action !== undefined;

const placeOf = ({
  name,
  title,
  action,
  icon,
  path,
  area,
  also,
  extension,
}: (typeof namedScreens)[number]) => ({
  id: name,
  label: action === undefined || action === true ? title : action,
  icon,
  address: path,
  also: [area && areas[area].also, also].filter(Boolean).join(' '),
  extension,
});

/** The screens to go to. */
export const places: readonly Place[] = namedScreens.filter((screen) => !isAmongActions(screen)).map(placeOf);

/** The screens that come before the others among the actions. */
const first: readonly NamedRoute[] = [
  'admin.settings.organisation',
  'courses.meetings',
  'admin.settings.closedDays',
  'admin.settings.courseTypes',
  'admin.settings.phrases',
];

const rankOf = ({ name }: { name: NamedRoute }) =>
  first.includes(name) ? first.indexOf(name) : first.length;

const screensAmongActions = namedScreens
  .filter(isAmongActions)
  .toSorted((one, other) => rankOf(one) - rankOf(other))
  .map(placeOf);

const { fr, en } = paletteWords.words;

function actionAt(
  address: string,
  id: Exclude<keyof typeof fr.action, FinderCommand>,
  icon: IconShape,
  also: string,
): Place {
  return { id, label: { fr: fr.action[id], en: en.action[id] }, icon, address, also };
}

const newIn = (list: string): string => newOf[list] ?? list;

/** Actions that can start anywhere. */
export const actions: readonly Place[] = [
  actionAt(paths['courses.create'], 'createContract', PlusIcon, 'nouveau new ajouter add'),
  actionAt(paths['students.create'], 'createStudent', PlusIcon, 'nouveau new ajouter add'),
  actionAt(paths['teacher.create'], 'createTeacher', PlusIcon, 'nouveau new ajouter add'),
  actionAt(`${paths['students.list']}?dialog=import`, 'importStudents', UploadIcon, 'excel csv'),
  actionAt(`${paths['teachers.list']}?dialog=import`, 'importTeachers', UploadIcon, 'excel csv'),
  actionAt(
    newIn(paths['admin.settings.files']),
    'uploadFiles',
    UploadIcon,
    'nouveau new ajouter add documents',
  ),
  actionAt(newIn(paths['admin.settings.users']), 'addUser', PlusIcon, 'nouveau new créer create'),
  actionAt(
    `${paths['courses.followUps']}?snoozed=true`,
    'snoozed',
    SnoozeIcon,
    'mettre en veille snooze plus tard later',
  ),
  ...screensAmongActions,
  actionAt(newIn(paths['admin.settings.materials']), 'createMaterial', PlusIcon, 'nouveau new ajouter add'),
];
