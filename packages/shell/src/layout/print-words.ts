import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  paper: 'Papier',
  letter: 'Lettre',
  a4: 'A4',
  print: 'Imprimer',
  across: 'Dans la fenêtre d’impression, choisissez l’orientation paysage.',
};

const en = {
  paper: 'Paper',
  letter: 'Letter',
  a4: 'A4',
  print: 'Print',
  across: 'In the print dialog, choose landscape orientation.',
} satisfies Translation<typeof fr>;

export const printWords = /* @__PURE__ */ defineWords('print', { fr, en });
