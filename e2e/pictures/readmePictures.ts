import { accounts } from '../fixtures';
import type { Place } from '../walk/places';
import { type Choice, taken } from './choice';

/** A picture of README: one screen, or several phones beside each other. */
export interface ReadmePicture extends Partial<Pick<Choice, 'theme' | 'language'>> {
  /** The name of its file in `docs/pictures`. */
  name: string;
  isPhone?: boolean;
  screens: readonly { place: Place; file: string }[];
}

const pictureOf = (
  name: string,
  who: Place['who'],
  addresses: readonly string[],
  looks: Omit<ReadmePicture, 'name' | 'screens'> = {},
): ReadmePicture => ({
  name,
  ...looks,
  screens: addresses.map((address, at) => ({
    place: { address, who },
    file: `${taken}/readme/${name}-${at}.png`,
  })),
});

export const readmePictures: readonly ReadmePicture[] = [
  pictureOf('contracts', 'admin', ['/admin/contracts/list']),
  pictureOf('plan', 'admin', ['/admin/contracts/edit/1/plan']),
  pictureOf('calendar', 'admin', ['/admin/calendar']),
  pictureOf('hours', 'admin', ['/admin/operations/hours?month=2026-10']),
  pictureOf('contracts-dark', 'admin', ['/admin/contracts/list'], { theme: 'dark', language: 'fr' }),
  pictureOf(
    'phones',
    'teacher',
    ['/teacher-view/home', '/teacher-view/attendance?contract=1', '/teacher-view/hours'],
    { isPhone: true },
  ),
  pictureOf('company', null, [`/#/clientReport/${accounts.company.token}`]),
];
