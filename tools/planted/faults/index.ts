import type { PlantedFault } from '../PlantedFault.ts';
import { apiFaults } from './api.ts';
import { contractFaults } from './contracts.ts';
import { importFaults } from './imports.ts';
import { linkFaults } from './links.ts';
import { messageFaults } from './messages.ts';
import { noteAndFileFaults } from './notes-and-files.ts';
import { outlineFaults } from './outlines.ts';
import { portalFaults } from './portal.ts';
import { reportFaults } from './reports.ts';
import { ruleFaults } from './rules.ts';
import { sessionFaults } from './sessions.ts';
import { settingsFaults } from './settings.ts';
import { shellFaults } from './shell.ts';
import { studentFaults } from './students.ts';
import { teacherFaults } from './teachers.ts';

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
