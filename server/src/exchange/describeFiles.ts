import { templateHead } from '@portal/domain';
import { allowedIn } from './columns.ts';
import type { Noun } from './nouns.ts';

/** Returns a README that describes the files of these nouns: every column with what it accepts. */
export function describeFiles(described: readonly Noun[], introduction: readonly string[]): string {
  const files = described.flatMap(({ name, title, columns }) => [
    '',
    `## ${name}`,
    '',
    `${title.fr} - ${title.en}`,
    '',
    '| Colonne - Column | JSON | Obligatoire - Required | Permis - Allowed |',
    '|---|---|---|---|',
    ...columns.map((column) => {
      const { fr, en } = allowedIn(column);
      const allowed = fr === en ? fr : `${fr} - ${en}`;
      return `| ${templateHead(column)} | \`${column.field}\` | ${column.required ? 'oui - yes' : ''} | ${allowed} |`;
    }),
  ]);
  return `${[...introduction, ...files].join('\n')}\n`;
}
