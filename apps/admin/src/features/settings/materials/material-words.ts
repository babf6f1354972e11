import { labelsOf, materialFields } from '@portal/domain';
import { actionWords, courseWords, defineWords, type Translation } from '@portal/i18n';

const fr = {
  notFound: 'Matériel introuvable',
  form: {
    edit: 'Modifier le matériel',
    kept: 'Rien n’a été enregistré. Ce que vous avez saisi est conservé : réessayez.',
    created: 'Le matériel {{title}} a été créé',
    notCreated: 'Le matériel {{title}} n’a pas été créé',
    updated: 'Le matériel {{title}} a été mis à jour',
    notUpdated: 'Le matériel {{title}} n’a pas été mis à jour',
  },
  archive: {
    title: 'Archiver « {{title}} »?',
    text: 'Il ne pourra plus être demandé pour un contrat. Les contrats qui l’ont le gardent, et ses notes restent.',
    requested_one: '{{count}} contrat le demande actuellement : {{numbers}}.',
    requested_other: '{{count}} contrats le demandent actuellement : {{numbers}}.',
    confirm: 'Archiver',
    done: 'Le matériel {{title}} a été archivé',
    failed: 'Le matériel n’a pas été archivé.',
  },
  restore: {
    title: 'Rétablir « {{title}} »?',
    text: 'Il pourra de nouveau être demandé pour un contrat.',
    confirm: 'Rétablir',
    done: 'Le matériel {{title}} a été rétabli',
    failed: 'Le matériel n’a pas été rétabli.',
  },
} as const;

const en = {
  notFound: 'Material not found',
  form: {
    edit: 'Edit the material',
    kept: 'Nothing was saved. What you entered is kept: try again.',
    created: 'Material {{title}} was created successfully',
    notCreated: 'Material {{title}} was not created successfully',
    updated: 'Material {{title}} was updated successfully',
    notUpdated: 'Material {{title}} was not updated successfully',
  },
  archive: {
    title: 'Archive “{{title}}”?',
    text: 'It can no longer be requested for a contract. The contracts that have it keep it, and its notes stay.',
    requested_one: '{{count}} contract requests it at present: {{numbers}}.',
    requested_other: '{{count}} contracts request it at present: {{numbers}}.',
    confirm: 'Archive',
    done: 'Material {{title}} was archived',
    failed: 'The material was not archived.',
  },
  restore: {
    title: 'Restore “{{title}}”?',
    text: 'It can be requested for a contract again.',
    confirm: 'Restore',
    done: 'Material {{title}} was restored',
    failed: 'The material was not restored.',
  },
} satisfies Translation<typeof fr>;

/** Messages about one material. */
export const materialWords = /* @__PURE__ */ defineWords(
  'material',
  { fr, en },
  actionWords,
  courseWords,
  /* @__PURE__ */ labelsOf(materialFields),
);
