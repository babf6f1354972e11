import { fullName, type StoredFile } from '@portal/domain';
import { absent, type ListColumn } from '@portal/records';
import { opener, softInTitle } from '@portal/records/cells';
import { Badge, TextLink } from '@portal/ui';
import { FileSize, MarkedName, vocabulary } from '@portal/views';
import { pathTo } from '../../../../paths';
import { named, quiet, removedTitle } from '../files.css';
import type { FileColumnId } from './file-list';
import { fileListWords } from './file-list-words';

/**
 * Returns the columns of the list; a title opens its file unless it is deleted. Each column has a width, so that the
 * browser skips the layout of rows off screen.
 */
export const fileColumns = (
  onOpen: (file: StoredFile) => void,
): readonly ListColumn<StoredFile, FileColumnId>[] => [
  { id: 'title', width: 220, phone: 'title', cell: (file) => <FileTitle file={file} onOpen={onOpen} /> },
  {
    id: 'type',
    width: 128,
    cell: ({ type }) => (
      <span className={type === 'undefined' ? quiet : undefined}>
        <vocabulary.T k={`fileType.${type}`} layout="stack" />
      </span>
    ),
  },
  {
    id: 'contract',
    width: 100,
    cell: ({ contract }) =>
      contract ? (
        <TextLink variant="standalone" href={pathTo('courses.edit.basic', { id: contract.id })}>
          {contract.number}
        </TextLink>
      ) : (
        absent
      ),
  },
  {
    id: 'student',
    width: 132,
    cell: ({ student }) =>
      student ? (
        <MarkedName of={student}>
          <TextLink variant="standalone" href={pathTo('students.edit.documents', { id: student.id })}>
            {fullName(student)}
          </TextLink>
        </MarkedName>
      ) : (
        absent
      ),
  },
  { id: 'language', width: 92 },
  { id: 'taggedOn', width: 112, isDay: true },
  { id: 'storedAt', width: 112, isDay: true },
  { id: 'size', width: 84, cell: ({ sizeInBytes }) => <FileSize bytes={sizeInBytes} layout="stack" /> },
];

function FileTitle({ file, onOpen }: { file: StoredFile; onOpen: (file: StoredFile) => void }) {
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
      {name !== title && <span className={softInTitle}>{name}</span>}
    </span>
  );
}
