import { materialFields } from '@portal/domain';
import { actionWords, courseWords, definePairs } from '@portal/i18n';

export const materialListWords = /* @__PURE__ */ definePairs(
  'materials-list',
  {
    allLanguages: ['Langue : toutes', 'Language: all'],
    anyContract: ['Contrats : tous', 'Contracts: all'],
    search: ['Chercher un titre', 'Search titles'],
    counted_one: ['article', 'material'],
    counted_other: ['articles', 'materials'],
    countedArchived_one: ['article archivé', 'archived material'],
    countedArchived_other: ['articles archivés', 'archived materials'],
    caption: ['Matériel', 'Materials'],
    captionArchived: ['Matériel archivé', 'Archived materials'],
    loading: ['Chargement du matériel', 'Loading the materials'],
    rowMenu: ['Actions du matériel', 'Actions of material'],
    pages: ['Pages de la liste du matériel', 'Pages of the materials list'],
    more: ['autres contrats', 'more contracts'],
    all: ['Contrats qui demandent {{title}}', 'Contracts requesting {{title}}'],
    empty: ['Aucun matériel', 'No materials'],
    emptyText: [
      'Ajoutez-en : il pourra alors être demandé pour un contrat.',
      'Add one: it can then be requested for a contract.',
    ],
    emptyArchived: ['Aucun matériel archivé', 'No archived materials'],
    emptyArchivedText: [
      'Le matériel que vous archivez apparaît ici et peut être rétabli.',
      'The materials that you archive appear here and can be restored.',
    ],
    noMatch: ['Aucun matériel ne correspond', 'No material matches'],
    notUpdated: [
      'Le matériel {{title}} n’a pas été mis à jour',
      'Material {{title}} was not updated successfully',
    ],
    column: {
      flagged: materialFields.flagged,
      id: ['ID', 'ID'],
      title: materialFields.title,
      language: materialFields.languageId,
      quantity: ['Qté demandée actuellement', 'Qty presently requested'],
      contracts: ['Contrats qui en demandent', 'Course requesting them'],
    },
  },
  actionWords,
  courseWords,
);
