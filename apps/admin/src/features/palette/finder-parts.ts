// What is fetched together, once somebody is about to find something or has pressed the first key of a shortcut.
export { recentRecords } from '../../parts/recent/recent-store';
export { actOnKey } from './act-on-key';
export { Palette } from './Palette';
export { ShortcutsDialog } from './ShortcutsDialog';
