import { attendance } from './faults/attendance.ts';
import { careless } from './faults/careless.ts';
import { courses } from './faults/courses.ts';
import { extensions } from './faults/extensions.ts';
import { filesAndNotes } from './faults/files-and-notes.ts';
import { materials } from './faults/materials.ts';
import { outlines } from './faults/outlines.ts';
import { reports } from './faults/reports.ts';
import { session } from './faults/session.ts';
import { settings } from './faults/settings.ts';
import { students } from './faults/students.ts';
import { teachers } from './faults/teachers.ts';
import type { PlantedFault } from './PlantedApi.ts';

export { allowedByTreaty } from './allowed.ts';
export { FaultTrial, type Outcome } from './FaultTrial.ts';
export type { HealthyApi, PlantedFault } from './PlantedApi.ts';

/** Every fault that the conformance suite must catch. */
export const plantedFaults: readonly PlantedFault[] = [
  ...session,
  ...courses,
  ...attendance,
  ...students,
  ...teachers,
  ...settings,
  ...materials,
  ...reports,
  ...outlines,
  ...filesAndNotes,
  ...extensions,
  ...careless,
];
