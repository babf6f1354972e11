import { ChevronDownIcon, Heading, Icon } from '@portal/ui';
import type { ReactNode } from 'react';
import { body, chevron, head, section } from './CourseSection.css';

export type CourseSectionProps = {
  /** What the section holds. */
  title: ReactNode;
  children: ReactNode;
};

/** A part of the course that can be folded away, open at first (PORTAL-COURSE-10). */
export function CourseSection({ title, children }: CourseSectionProps) {
  return (
    <details open className={section}>
      <summary className={head}>
        <Heading level={2} look="section">
          {title}
        </Heading>
        <Icon of={ChevronDownIcon} className={chevron} />
      </summary>
      <div className={body}>{children}</div>
    </details>
  );
}
