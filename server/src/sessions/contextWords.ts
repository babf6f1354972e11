/**
 * Words that anyone who knows the portal would try in a password: those of language schools, of accounts and of the
 * region, without accents (ASVS 6.1.2). The name of the portal and those of the person come from the call.
 */
const officeWords = `
  admin administrateur administration administrator bienvenue bureau compte account connexion login
  motdepasse office password portail portal welcome anglais class classe classes cours course ecole
  english enseignant enseignante espagnol etudiant etudiante formateur formation formatrice francais
  french langue langues language languages prof professeur professor school spanish student teacher
  training canada laval montreal quebec
`
  .trim()
  .split(/\s+/);

/** Small words that connect others, and add nothing to a password. */
const connectors = [
  'a',
  'and',
  'd',
  'de',
  'des',
  'du',
  'et',
  'l',
  'la',
  'le',
  'les',
  'mon',
  'my',
  'of',
  'the',
];

/** Parts of a name that are too short to be told from other words. */
const shortest = 3;

/**
 * Whether a text, without case and accents, consists of words of the context alone, with digits and signs around and
 * between them. `names` are texts whose words belong to the context too, such as the name of the portal or an address.
 */
export function isOfContextWords(text: string, names: readonly string[]): boolean {
  const own = names.flatMap((name) => name.split(/[^a-z]+/)).filter((word) => word.length >= shortest);
  const words = [...officeWords, ...own];
  // For each place: whether the text before it can be split, and whether a word of the context is in it.
  const reached: (undefined | { hasWord: boolean })[] = [{ hasWord: false }];
  for (let place = 0; place < text.length; place += 1) {
    const here = reached[place];
    if (!here) continue;
    const reach = (end: number, hasWord: boolean) => {
      reached[end] = { hasWord: hasWord || reached[end]?.hasWord === true };
    };
    if (/[^a-z]/.test(text[place] ?? '')) reach(place + 1, here.hasWord);
    for (const word of words) if (text.startsWith(word, place)) reach(place + word.length, true);
    for (const word of connectors) if (text.startsWith(word, place)) reach(place + word.length, here.hasWord);
  }
  return reached[text.length]?.hasWord === true;
}
