import { fullName, type NamedReference, type Person } from '@portal/domain';
import { Badge } from '@portal/ui';
import type { ReactNode } from 'react';
import { marked } from './MarkedName.css';
import { markedNameWords } from './marked-name-words';

/** A person, company or language that a record refers to. */
export type Referred =
  | Pick<Person, 'name' | 'lastName' | 'archived'>
  | Pick<NamedReference, 'name' | 'archived'>;

export interface MarkedNameProps {
  of: Referred;
  /** The name as shown, for example a link; plain text by default. */
  children?: ReactNode;
}

/** The name of a person, company or language in a record, with a label if it is archived (DECISION-91). */
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

/** Returns the kind of noun: in French, the label for a company or language is feminine. */
export function nounOf(of: Referred): 'person' | 'thing' {
  return 'lastName' in of ? 'person' : 'thing';
}
