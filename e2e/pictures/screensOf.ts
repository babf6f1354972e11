import { type Place, places } from '../walk/places';
import { type App, choice, taken } from './choice';

export interface Screen {
  place: Place;
  /** The address without that of the app, and the dialog. */
  title: string;
  /** Where its picture is kept, from the root of the repository. */
  file: string;
}

const mounts: Readonly<Record<App, string>> = { admin: '/admin', teacher: '/teacher-view', reports: '/' };

const appOf = (address: string): App =>
  address.startsWith('/admin') ? 'admin' : address.startsWith('/teacher-view') ? 'teacher' : 'reports';

const isAbsence = ({ dialog }: Place) => dialog?.endsWith('/AbsentRecordDialog') ?? false;

/**
 * Returns the screens and dialogs of the walk that an app shows and that were asked for. The dialog that a record is
 * absent looks the same over each list, so it is there once.
 */
export function screensOf(app: App): readonly Screen[] {
  return places
    .filter(({ address }) => appOf(address) === app)
    .map((place, at) => {
      const path = place.address.slice(mounts[app].length);
      const dialog = place.dialog?.split('/').at(-1) ?? (place.open && 'with something open');
      return {
        place,
        title: [path, dialog].filter(Boolean).join(' · '),
        file: `${taken}/${app}/${String(at).padStart(3, '0')}.png`,
      };
    })
    .filter(({ title }) => title.includes(choice.only ?? ''))
    .filter(
      ({ place }, at, all) => !isAbsence(place) || all.findIndex((each) => isAbsence(each.place)) === at,
    );
}
