import { type LinkFilters, useReadLinks } from '@portal/api-client';
import { type LinkState, linkOwnerName, type PrivateLink } from '@portal/domain';
import { ListExport, type ListExportProps } from '@portal/records';
import { type CsvColumns, csvDay } from '@portal/records/list-definitions';
import { linkStateWords } from '../../../parts/links/link-state-words';
import type { LinkColumnId } from './link-list';
import { linkWords } from './link-words';

interface Words {
  state: (state: LinkState) => string;
}

type Column = LinkColumnId | 'expiresOn';

const linksCsv: CsvColumns<PrivateLink, Words, Column> = {
  name: { name: linkOwnerName },
  // Only the end of the link, because whole links are shown one at a time.
  link: { link: ({ tail }) => tail && `…/${tail}` },
  state: {
    state: ({ state }, words) => words.state(state),
    expiresOn: ({ expiresOn }) => expiresOn,
  },
  createdAt: { createdAt: ({ createdAt }) => csvDay(createdAt) },
  lastOpenedAt: { lastOpenedAt: ({ lastOpenedAt }) => csvDay(lastOpenedAt) },
  timesOpened: { timesOpened: ({ timesOpened }) => timesOpened },
  expiresOn: {},
};

/** Exports the links of a kind for a spreadsheet. */
export function LinksExport(props: ListExportProps<LinkFilters>) {
  const { plain } = linkWords.useWords();
  const states = linkStateWords.useWords();
  return (
    <ListExport<PrivateLink, LinkFilters, Words, Column>
      {...props}
      fileName="liens-links"
      csv={linksCsv}
      read={useReadLinks()}
      head={(column) => plain(`column.${column}`)}
      words={{ state: (state) => states.plain(`state.${state}`) }}
    />
  );
}
