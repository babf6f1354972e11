import { fullName, type NamedReference, type Person } from '@portal/domain';
import { Badge } from '@portal/ui';
import type { ReactNode } from 'react';
import { marked } from './MarkedName.css';
import { markedNameWords } from './marked-name-words';

/** A person, or a company or language, as a record refers to it. */
export type Referred =
  | Pick<Person, 'name' | 'lastName' | 'archived'>
  | Pick<NamedReference, 'name' | 'archived'>;

export interface MarkedNameProps {
  of: Referred;
  /** The name as it is shown, such as a link; the text alone by default. */
  children?: ReactNode;
}

/** The name of what a record refers to, with a label if it is archived (DECISION-91). */
export function MarkedName({ of, children = nameOf(of) }: MarkedNameProps) {
  if (!of.archived) return children;
  return (
    <span className={marked}>
      {children}{' '}
      <Badge tone="critical">
        <markedNameWords.T k={nounOf(of)} layout="stack" />
      </Badge>
    </span>
  );
}

/** Returns the name as text. */
export function nameOf(of: Referred): string {
  return 'lastName' in of ? fullName(of) : of.name;
}

/** A company and a language are feminine in French. */
export function nounOf(of: Referred): 'person' | 'thing' {
  return 'lastName' in of ? 'person' : 'thing';
}
