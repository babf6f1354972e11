import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { templateHead } from '@portal/domain';
import { describeFiles } from '../exchange/describeFiles.ts';
import { nouns } from '../exchange/nouns.ts';
import { importTemplate } from '../files/templates.ts';
import { newFolder } from './exportAll.ts';

/** Writes an empty spreadsheet for each file that a new office can bring, with a description. Returns their names. */
export function importTemplates(target: string): string[] {
  const folder = newFolder(target);
  const brought = nouns.filter(({ isForNewOffice }) => isForNewOffice);
  for (const { name, columns } of brought) {
    writeFileSync(join(folder, `${name}.xlsx`), importTemplate(columns.map(templateHead)));
  }
  writeFileSync(join(folder, 'README.md'), describeFiles(brought, introduction));
  return brought.map(({ name }) => `${name}.xlsx`);
}

const introduction = [
  '# Modèles pour l’importation - Templates for the import',
  '',
  'Remplissez ce dont vous disposez et supprimez les autres fichiers. Une cellule peut nommer un enregistrement d’un autre fichier : par son nom, son courriel, son numéro de contrat ou la valeur de sa colonne Numéro. Les documents se trouvent dans le même dossier; `files.xlsx` donne leur chemin.',
  '',
  'Fill in what you have and delete the other files. A cell can name a record of another file: by its name, its email, its contract number or the value of its column ID. Documents are in the same folder; `files.xlsx` gives their paths.',
  '',
  'Les fichiers peuvent aussi être des .csv du même nom. - Files can also be .csv files of the same name.',
];
