import type { Contract } from '@portal/domain';
import { Cluster, Heading, Logo, PrintPage, type PrintPageProps } from '@portal/ui';
import { type ReactNode, useId } from 'react';
import type { Provider } from '../OutlineForm/provider';

export interface PrintedDocumentProps extends Pick<PrintPageProps, 'size' | 'orientation'> {
  /** Title of the document: two lines in bilingual mode. */
  title: ReactNode;
  /** Status, shown next to the title. */
  standing?: ReactNode;
  /** The document's person, repeated on each page to tell the sheets of several people apart. */
  person?: string;
  /** The contract, in the header of each page; omitted if the document is about several. */
  contract?: Pick<Contract, 'number'> & { company?: Pick<NonNullable<Contract['company']>, 'name'> | null };
  /** The course provider, in the header and footer of each page. */
  provider: Provider;
  /** Date of the document, in the footer of each page. */
  date?: ReactNode;
  children: ReactNode;
}

/** A printed document of the provider, usually about a contract. */
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
          <Logo name={provider.name} src={provider.logo} />
          <span>{[person, contract?.number, contract?.company?.name].filter(Boolean).join(' · ')}</span>
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
