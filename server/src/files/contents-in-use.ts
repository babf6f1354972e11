/** The tables whose column `content_key` refers to a content. A database of an older version lacks some of them. */
export const tablesWithContents = ['files', 'imports', 'meeting_files'] as const;

/** Returns SQL that selects the keys of all contents to which a row of these tables refers. */
export function selectContents(tables: readonly string[]): string {
  return tables
    .map((table) => `select content_key as key from ${table} where content_key is not null`)
    .join(' union ');
}

/** Selects the keys of all contents to which a row refers. */
export const contentsInUse = selectContents(tablesWithContents);
