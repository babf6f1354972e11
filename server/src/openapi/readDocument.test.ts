import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { temporaryFolder } from '../testing/organisations.ts';
import { documentPath, readDocument, writeDocument } from './readDocument.ts';

it('reads the JSON of the build, and the YAML without one or after a change', () => {
  const yaml = join(temporaryFolder(), 'openapi.yaml');
  const json = join(yaml, '../dist/openapi.json');
  copyFileSync(documentPath, yaml);
  const document = parse(readFileSync(documentPath, 'utf8'));
  expect(readDocument(yaml)).toEqual(document);
  writeDocument(yaml);
  expect(readDocument(yaml)).toEqual(document);
  // Shows which of the two is read.
  const written = JSON.parse(readFileSync(json, 'utf8'));
  writeFileSync(json, JSON.stringify({ ...written, document: 'of the build' }));
  expect(readDocument(yaml)).toBe('of the build');
  writeFileSync(yaml, 'openapi: changed\n');
  expect(readDocument(yaml)).toEqual({ openapi: 'changed' });
});
