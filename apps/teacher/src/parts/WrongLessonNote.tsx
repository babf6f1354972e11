import { defineWords, type Translation } from '@portal/i18n';
import { Text } from '@portal/ui';
import { ProviderContact } from './ProviderContact';

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
    <Text as="div" tone="soft" size="list">
      {stack('text')}
      <ProviderContact />
    </Text>
  );
}
