import type { PlantedFault } from '../PlantedFault';
import { apiFaults } from './api';
import { contractFaults } from './contracts';
import { importFaults } from './imports';
import { linkFaults } from './links';
import { messageFaults } from './messages';
import { noteAndFileFaults } from './notes-and-files';
import { outlineFaults } from './outlines';
import { portalFaults } from './portal';
import { reportFaults } from './reports';
import { ruleFaults } from './rules';
import { sessionFaults } from './sessions';
import { settingsFaults } from './settings';
import { shellFaults } from './shell';
import { studentFaults } from './students';
import { teacherFaults } from './teachers';

/** Every fault that the tests must notice, by part of the product. */
export const plantedFaults: readonly PlantedFault[] = [
  ...apiFaults,
  ...contractFaults,
  ...importFaults,
  ...linkFaults,
  ...messageFaults,
  ...noteAndFileFaults,
  ...outlineFaults,
  ...portalFaults,
  ...reportFaults,
  ...ruleFaults,
  ...sessionFaults,
  ...settingsFaults,
  ...shellFaults,
  ...studentFaults,
  ...teacherFaults,
];
