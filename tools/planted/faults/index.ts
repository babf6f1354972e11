import type { PlantedFault } from '../PlantedFault';
import { contractFaults } from './contracts';
import { noteAndFileFaults } from './notes-and-files';
import { outlineFaults } from './outlines';
import { ruleFaults } from './rules';
import { settingsFaults } from './settings';

/** Every mistake that the tests must notice, by the part of the product it is made in. */
export const plantedFaults: readonly PlantedFault[] = [
  ...contractFaults,
  ...noteAndFileFaults,
  ...outlineFaults,
  ...ruleFaults,
  ...settingsFaults,
];
