import { fullName, type Person } from '@portal/domain';
import { Banner } from '@portal/ui';
import type { ReactNode } from 'react';
import { names } from './mail.css';

/** A person who was not mailed, and why. */
interface SkippedPerson {
  person: Person;
  reason: ReactNode;
}

export interface SkippedPeopleProps {
  /** Says how many there are. */
  title: ReactNode;
  people: readonly SkippedPerson[];
}

/** Lists the people who were not mailed, each with the reason. */
export function SkippedPeople({ title, people }: SkippedPeopleProps) {
  return (
    <>
      <Banner tone="caution">{title}</Banner>
      <ul className={names}>
        {people.map(({ person, reason }) => (
          <li key={person.id}>
            {fullName(person)} · {reason}
          </li>
        ))}
      </ul>
    </>
  );
}
