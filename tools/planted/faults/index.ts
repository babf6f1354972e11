import type { PlantedFault } from '../PlantedFault';
import { apiFaults } from './api';
import { settingsFaults } from './settings';

/** Every mistake that the tests must notice, by the part of the product it is made in. */
export const plantedFaults: readonly PlantedFault[] = [...settingsFaults, ...apiFaults];
