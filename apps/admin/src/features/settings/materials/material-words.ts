import { labelsOf, materialFields } from '@portal/domain';
import { actionWords, courseWords, definePairs } from '@portal/i18n';

/** Messages about one material. */
export const materialWords = /* @__PURE__ */ definePairs(
  'material',
  {
    notFound: ['Matériel introuvable', 'Material not found'],
    form: {
      edit: ['Modifier le matériel', 'Edit the material'],
      kept: [
        'Rien n’a été enregistré. Ce que vous avez saisi est conservé : réessayez.',
        'Nothing was saved. What you entered is kept: try again.',
      ],
      created: ['Le matériel {{title}} a été créé', 'Material {{title}} was created successfully'],
      notCreated: [
        'Le matériel {{title}} n’a pas été créé',
        'Material {{title}} was not created successfully',
      ],
      updated: ['Le matériel {{title}} a été mis à jour', 'Material {{title}} was updated successfully'],
      notUpdated: [
        'Le matériel {{title}} n’a pas été mis à jour',
        'Material {{title}} was not updated successfully',
      ],
    },
    archive: {
      title: ['Archiver « {{title}} »?', 'Archive “{{title}}”?'],
      text: [
        'Il ne pourra plus être demandé pour un contrat. Les contrats qui l’ont le gardent, et ses notes restent.',
        'It can no longer be requested for a contract. The contracts that have it keep it, and its notes stay.',
      ],
      requested_one: [
        '{{count}} contrat le demande actuellement : {{numbers}}.',
        '{{count}} contract requests it at present: {{numbers}}.',
      ],
      requested_other: [
        '{{count}} contrats le demandent actuellement : {{numbers}}.',
        '{{count}} contracts request it at present: {{numbers}}.',
      ],
      confirm: ['Archiver', 'Archive'],
      done: ['Le matériel {{title}} a été archivé', 'Material {{title}} was archived'],
      failed: ['Le matériel n’a pas été archivé.', 'The material was not archived.'],
    },
    restore: {
      title: ['Rétablir « {{title}} »?', 'Restore “{{title}}”?'],
      text: [
        'Il pourra de nouveau être demandé pour un contrat.',
        'It can be requested for a contract again.',
      ],
      confirm: ['Rétablir', 'Restore'],
      done: ['Le matériel {{title}} a été rétabli', 'Material {{title}} was restored'],
      failed: ['Le matériel n’a pas été rétabli.', 'The material was not restored.'],
    },
  },
  actionWords,
  courseWords,
  /* @__PURE__ */ labelsOf(materialFields),
);
