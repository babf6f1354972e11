import type { PlantedFault } from '../PlantedFault';
import { contractFaults } from './contracts';
import { importFaults } from './imports';
import { messageFaults } from './messages';
import { noteAndFileFaults } from './notes-and-files';
import { outlineFaults } from './outlines';
import { ruleFaults } from './rules';
import { settingsFaults } from './settings';
import { studentFaults } from './students';
import { teacherFaults } from './teachers';

/** Every mistake that the tests must notice, by the part of the product it is made in. */
export const plantedFaults: readonly PlantedFault[] = [
  ...contractFaults,
  ...importFaults,
  ...messageFaults,
  ...noteAndFileFaults,
  ...outlineFaults,
  ...ruleFaults,
  ...settingsFaults,
  ...studentFaults,
  ...teacherFaults,
];
