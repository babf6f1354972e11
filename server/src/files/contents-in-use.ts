/**
 * The tables whose column `content_key` refers to a content, each with the column of the file's name. A database of an
 * older version lacks some of them.
 */
const nameColumns = { files: 'name', imports: 'file_name', meeting_files: 'name' } as const;

export const tablesWithContents = Object.keys(nameColumns) as (keyof typeof nameColumns)[];

/** Returns SQL that selects the keys of all contents to which a row of these tables refers. */
export function selectContents(tables: readonly string[]): string {
  return tables
    .map((table) => `select content_key as key from ${table} where content_key is not null`)
    .join(' union ');
}

/** Selects the keys of all contents to which a row refers. */
export const contentsInUse = selectContents(tablesWithContents);

/** Selects each file with a content: its `id` in its table, its `name` and its `key`. */
export const storedFiles = Object.entries(nameColumns)
  .map(
    ([table, name]) =>
      `select id, ${name} as name, content_key as key from ${table} where content_key is not null`,
  )
  .join(' union all ');
