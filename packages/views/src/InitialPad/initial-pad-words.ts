import { actionWords, defineWords, type Translation } from '@portal/i18n';

const fr = {
  how: 'Comment parapher',
  ways: { drawn: 'Dessiner', typed: 'Taper' },
  area: 'Zone de dessin. Sans souris ni écran tactile, choisissez « Taper ».',
  letters: 'Vos initiales',
  lettersHint: '{{count}} caractères au plus, par exemple M. T.',
  clear: 'Recommencer',
  give: 'Parapher',
  drawFirst: 'Dessinez d’abord vos initiales.',
  typeFirst: 'Tapez d’abord vos initiales.',
  tooLong: 'C’est trop long : {{count}} caractères au plus.',
  drawnMark: 'Paraphe dessiné',
  drawn: 'Le dessin contient vos traits.',
} as const;

const en = {
  how: 'How to initial',
  ways: { drawn: 'Draw', typed: 'Type' },
  area: 'Drawing area. Without a mouse or touch screen, choose “Type”.',
  letters: 'Your initials',
  lettersHint: 'Up to {{count}} characters, for example M. T.',
  clear: 'Start over',
  give: 'Initial',
  drawFirst: 'Draw your initials first.',
  typeFirst: 'Type your initials first.',
  tooLong: 'That is too long: up to {{count}} characters.',
  drawnMark: 'Drawn initials',
  drawn: 'The drawing has your strokes.',
} satisfies Translation<typeof fr>;

/** Texts of the form in which somebody gives initials. */
export const initialPadWords = /* @__PURE__ */ defineWords('initial-pad', { fr, en }, actionWords);
