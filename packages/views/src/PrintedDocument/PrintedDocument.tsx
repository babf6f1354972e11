import type { Contract } from '@portal/domain';
import { Cluster, Heading, Logo, PrintPage, type PrintPageProps } from '@portal/ui';
import { type ReactNode, useId } from 'react';
import type { Provider } from '../OutlineForm/provider';

export interface PrintedDocumentProps extends Pick<PrintPageProps, 'size' | 'orientation'> {
  /** Title of the document: two lines in the joint mode. */
  title: ReactNode;
  /** Status, shown next to the title. */
  standing?: ReactNode;
  /** The person it is about, repeated on each page to tell the sheets of several people apart. */
  person?: string;
  /** Whose it is, at the top of each page. */
  contract: Pick<Contract, 'number'> & { company?: Pick<NonNullable<Contract['company']>, 'name'> | null };
  /** Who gives the courses, at the top and at the foot of each page. */
  provider: Provider;
  /** Of when it is, at the foot of each page. */
  date?: ReactNode;
  children: ReactNode;
}

/** A document of the provider's about a contract, on paper. */
export function PrintedDocument({
  title,
  standing,
  person,
  contract,
  provider,
  date,
  children,
  ...paper
}: PrintedDocumentProps) {
  const titleId = useId();
  return (
    <PrintPage
      {...paper}
      aria-labelledby={titleId}
      head={
        <>
          <Logo name={provider.name} />
          <span>{[person, contract.number, contract.company?.name].filter(Boolean).join(' · ')}</span>
        </>
      }
      foot={
        <>
          <span>{[provider.name, provider.phone, provider.email].join(' · ')}</span>
          {date && <span>{date}</span>}
        </>
      }
    >
      <Cluster gap="medium" justify="between">
        <Heading level={1} id={titleId}>
          {title}
        </Heading>
        {standing}
      </Cluster>
      {children}
    </PrintPage>
  );
}
