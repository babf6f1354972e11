import type { ReportStep } from '@portal/domain';
import { entryPoints, type PortalConfig, placeAddress } from '@portal/shell';
import { generatePath } from 'react-router-dom';

const names = {
  courseInfo: 'reports.courseInfo',
  selfLearning: 'reports.studentSelfLearning',
  progress: 'reports.studentProgress',
  comments: 'reports.comments',
} as const satisfies Record<ReportStep, keyof typeof entryPoints.teacher>;

/** Where a page of the report wizard is, which belongs to the teacher's app (SHELL-079). */
export function reportAddress(
  config: PortalConfig,
  step: ReportStep,
  { studentId, contractId }: { studentId: number; contractId: number },
): string {
  const path = generatePath(entryPoints.teacher[names[step]], {
    id: String(studentId),
    courseId: String(contractId),
  });
  return placeAddress(config, { app: 'teacher', path });
}
