import type { PlantedFault } from '../PlantedFault';
import { importFaults } from './imports';
import { messageFaults } from './messages';
import { settingsFaults } from './settings';
import { studentFaults } from './students';
import { teacherFaults } from './teachers';

/** Every mistake that the tests must notice, by the part of the product it is made in. */
export const plantedFaults: readonly PlantedFault[] = [
  ...settingsFaults,
  ...studentFaults,
  ...teacherFaults,
  ...importFaults,
  ...messageFaults,
];
