import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as client from '@portal/api-client';
import ts from 'typescript';

const source = fileURLToPath(new URL('../packages/api-client/src', import.meta.url));

/** A method of the generated client that may change something on the server. */
const writingCall = /\.(post|put|patch|delete)[(<]/;

/** Returns the names of the exported hooks of `@portal/api-client` that send anything other than GET requests. */
export function hooksThatWrite(): string[] {
  const used = usedNames();
  const reachesWrite = (name: string, seen = new Set<string>()): boolean => {
    if (seen.has(name)) return false;
    seen.add(name);
    return name === writing || [...(used.get(name) ?? [])].some((other) => reachesWrite(other, seen));
  };
  return Object.keys(client).filter((name) => /^use[A-Z]/.test(name) && reachesWrite(name));
}

/** Stands for a writing call among the names that a declaration uses. */
const writing = '.write';

/** Returns the names that each top-level declaration of the package uses, by the declaration's name. */
function usedNames(): Map<string, Set<string>> {
  const used = new Map<string, Set<string>>();
  const files = globSync('{session,hooks,wire}/*.{ts,tsx}', { cwd: source }).filter(
    (file) => !/\.(test|stories)\./.test(file),
  );
  for (const file of [...files, 'upload.ts', 'generated/sdk.gen.ts']) {
    const text = readFileSync(join(source, file), 'utf8');
    for (const statement of ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true).statements)
      for (const [name, node] of declarationsOf(statement)) {
        const names = used.get(name) ?? new Set();
        used.set(name, names);
        collectNames(node, names);
        if (file.startsWith('generated') && writingCall.test(node.getText())) names.add(writing);
      }
  }
  return used;
}

function declarationsOf(statement: ts.Statement): [name: string, node: ts.Node][] {
  if (ts.isFunctionDeclaration(statement) && statement.name) return [[statement.name.text, statement]];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.map((declaration) => [
    declaration.name.getText(),
    declaration,
  ]);
}

function collectNames(node: ts.Node, names: Set<string>): void {
  if (ts.isIdentifier(node)) names.add(node.text);
  ts.forEachChild(node, (child) => collectNames(child, names));
}
