import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';

interface ChainRow {
  readonly sequence: number;
  readonly previous: string;
  readonly class_text: string | null;
  readonly class_salt: string | null;
  readonly class_digest: string;
  readonly person_text: string | null;
  readonly person_salt: string | null;
  readonly person_digest: string;
  readonly teacher_text: string | null;
  readonly teacher_salt: string | null;
  readonly teacher_digest: string;
  readonly digest: string;
}

/** Returns the chain of a contract as the text of docs/initials.md: each line of the chain is a line of the file. */
export async function chainFile(db: Db, contractId: number): Promise<string> {
  const { rows } = await sql<ChainRow>`select * from initials where contract_id = ${contractId}
    order by sequence`.execute(db);
  const lines = rows.map((row) =>
    JSON.stringify({
      sequence: row.sequence,
      previous: row.previous,
      class: { text: row.class_text, salt: row.class_salt, digest: row.class_digest },
      person: { text: row.person_text, salt: row.person_salt, digest: row.person_digest },
      teacher: { text: row.teacher_text, salt: row.teacher_salt, digest: row.teacher_digest },
      digest: row.digest,
    }),
  );
  const body = lines.map((line, place) => `${line}${place < lines.length - 1 ? ',' : ''}\n`);
  return `{"format":"portal-initials-1","lines":[\n${body.join('')}]}\n`;
}
