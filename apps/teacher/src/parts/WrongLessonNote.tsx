import { useHasExtension } from '@portal/api-client';
import { defineWords, type Translation } from '@portal/i18n';
import { Text } from '@portal/ui';
import { ProviderContact } from './ProviderContact';

const fr = {
  own: 'Un cours inscrit par erreur? Pendant un certain temps, vous pouvez le corriger vous-même dans les présences du contrat. Ensuite, seul le bureau peut le faire : dites-lui le contrat, la date et ce qui ne va pas.',
  text: 'Un cours inscrit par erreur? Seul le bureau peut le corriger : dites-lui le contrat, la date et ce qui ne va pas.',
};
const en = {
  own: 'A class recorded wrongly? For a while you can correct it yourself, among the attendance of the contract. Later only the office can: tell them the contract, the date and what is wrong.',
  text: 'A class recorded wrongly? Only the office can correct it: tell them the contract, the date and what is wrong.',
} satisfies Translation<typeof fr>;

const words = /* @__PURE__ */ defineWords('wrong-lesson', { fr, en });

/** The provider's phone and email, for classes that were recorded wrongly. */
export function WrongLessonNote() {
  const isOwn = useHasExtension('own-corrections');
  const { stack } = words.useWords();
  return (
    <Text as="div" tone="soft" size="list">
      {stack(isOwn ? 'own' : 'text')}
      <ProviderContact />
    </Text>
  );
}
