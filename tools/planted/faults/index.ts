import type { PlantedFault } from '../PlantedFault';
import { linkFaults } from './links';
import { portalFaults } from './portal';
import { reportFaults } from './reports';
import { sessionFaults } from './sessions';
import { settingsFaults } from './settings';
import { shellFaults } from './shell';

/** Every mistake that the tests must notice, by the part of the product it is made in. */
export const plantedFaults: readonly PlantedFault[] = [
  ...shellFaults,
  ...sessionFaults,
  ...settingsFaults,
  ...reportFaults,
  ...portalFaults,
  ...linkFaults,
];
