import { fullName, type StoredFile } from '@portal/domain';
import { DateText } from '@portal/i18n';
import { Badge, type TableColumn, TextLink } from '@portal/ui';
import { FileSize, vocabulary } from '@portal/views';
import { type ReactNode, useMemo } from 'react';
import { opener } from '../../../../parts/name-cell.css';
import { pathTo } from '../../../../paths';
import { fileName, named, quiet, removedTitle } from './file-columns.css';
import { fileColumns, type ListedColumn } from './file-list-state';
import { fileListWords } from './file-list-words';

/** What stands for absent data (SHELL-051). */
const absent = '---';

const cells: Record<Exclude<ListedColumn, 'title'>, (file: StoredFile) => ReactNode> = {
  type: ({ type }) => (
    <span className={type === 'undefined' ? quiet : undefined}>
      <vocabulary.T k={`fileType.${type}`} layout="stack" />
    </span>
  ),
  contract: ({ contract }) =>
    contract ? (
      <TextLink variant="standalone" href={pathTo('courses.edit.basic', { id: contract.id })}>
        {contract.number}
      </TextLink>
    ) : (
      absent
    ),
  student: ({ student }) =>
    student ? (
      <TextLink variant="standalone" href={pathTo('students.edit.documents', { id: student.id })}>
        {fullName(student)}
      </TextLink>
    ) : (
      absent
    ),
  language: ({ language }) => language?.name ?? absent,
  taggedOn: ({ taggedOn }) => (taggedOn ? <DateText value={taggedOn} /> : absent),
  storedAt: ({ storedAt }) => (storedAt ? <DateText value={storedAt} /> : absent),
  size: ({ sizeInBytes }) => <FileSize bytes={sizeInBytes} layout="stack" />,
};

/** Widths in px: with one on each column the rows out of sight are not laid out. */
const widths: Record<ListedColumn, number> = {
  title: 220,
  type: 128,
  contract: 100,
  student: 132,
  language: 92,
  taggedOn: 112,
  storedAt: 112,
  size: 84,
};

/** The columns of the list; a title opens its file, unless that was removed. */
export function useFileColumns(onOpen: (file: StoredFile) => void): readonly TableColumn<StoredFile>[] {
  const { stack } = fileListWords.useWords();
  return useMemo(
    () =>
      fileColumns.map(
        (id): TableColumn<StoredFile> => ({
          id,
          header: stack(`column.${id}`),
          width: widths[id],
          sortable: true,
          phone: id === 'title' ? 'title' : 'line',
          cell: id === 'title' ? (file) => <FileTitle file={file} onOpen={onOpen} /> : cells[id],
        }),
      ),
    [stack, onOpen],
  );
}

interface FileTitleProps {
  file: StoredFile;
  onOpen: (file: StoredFile) => void;
}

function FileTitle({ file, onOpen }: FileTitleProps) {
  const { title, name, active } = file;
  return (
    <span className={named}>
      {active ? (
        <button type="button" className={opener} onClick={() => onOpen(file)}>
          {title}
        </button>
      ) : (
        <>
          <span className={removedTitle}>{title}</span>
          <Badge tone="critical">
            <fileListWords.T k="archivedFile" />
          </Badge>
        </>
      )}
      {name !== title && <span className={fileName}>{name}</span>}
    </span>
  );
}
