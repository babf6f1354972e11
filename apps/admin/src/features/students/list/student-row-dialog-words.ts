import { actionWords, courseWords, defineWords, type Translation } from '@portal/i18n';

const fr = {
  archive: {
    title: 'Archiver {{name}}?',
    text: 'L’étudiant quitte la liste et les choix des formulaires, et son lien privé ne fonctionne plus. Ses contrats et ses rapports restent.',
    enrolled_one:
      'L’étudiant est inscrit à {{count}} contrat en attente ou activé, dont il n’est pas retiré.',
    enrolled_other:
      'L’étudiant est inscrit à {{count}} contrats en attente ou activés, dont il n’est pas retiré.',
    confirm: 'Archiver',
    done: 'L’étudiant {{name}} a été archivé.',
    failed: 'L’étudiant n’a pas été archivé.',
  },
  restore: {
    title: 'Rétablir {{name}}?',
    text: 'L’étudiant revient dans la liste, et son lien privé fonctionne de nouveau.',
    confirm: 'Rétablir',
    done: 'L’étudiant {{name}} a été rétabli.',
    failed: 'L’étudiant n’a pas été rétabli.',
  },
} as const;

const en = {
  archive: {
    title: 'Archive {{name}}?',
    text: 'The student leaves the list and the choices of forms, and the private link no longer works. Contracts and reports stay.',
    enrolled_one:
      'The student is enrolled in {{count}} pending or activated contract, and is not removed from it.',
    enrolled_other:
      'The student is enrolled in {{count}} pending or activated contracts, and is not removed from them.',
    confirm: 'Archive',
    done: 'Student {{name}} was archived.',
    failed: 'The student was not archived.',
  },
  restore: {
    title: 'Restore {{name}}?',
    text: 'The student returns to the list, and the private link works again.',
    confirm: 'Restore',
    done: 'Student {{name}} was restored.',
    failed: 'The student was not restored.',
  },
} satisfies Translation<typeof fr>;

/** Texts of the row dialogs of the student list; loaded with them. */
export const studentRowDialogWords = /* @__PURE__ */ defineWords(
  'student-row-dialogs',
  { fr, en },
  actionWords,
  courseWords,
);
