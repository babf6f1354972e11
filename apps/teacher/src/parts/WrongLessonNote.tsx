import { defineWords, type Translation } from '@portal/i18n';
import { ProviderContact } from './ProviderContact';
import { note } from './WrongLessonNote.css';

const fr = {
  text: 'Un cours enregistré par erreur? Seule l’équipe peut le corriger : dites-lui le contrat, la date et ce qui ne va pas.',
};
const en = {
  text: 'A class recorded wrongly? Only the office can correct it: tell them the contract, the date and what is wrong.',
} satisfies Translation<typeof fr>;

const words = /* @__PURE__ */ defineWords('wrong-lesson', { fr, en });

/** Whom to contact about a lesson that was recorded wrongly: phone and e-mail of the provider, from its configuration. */
export function WrongLessonNote() {
  const { stack } = words.useWords();
  return (
    <div className={note}>
      {stack('text')}
      <ProviderContact />
    </div>
  );
}
