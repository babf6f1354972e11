import { aContractToFollowUp, allToFollowUp } from '@portal/domain';
import { expect, it } from 'vitest';
import { followUpMail, type MailWords } from './follow-up-mail';

const words: MailWords = {
  subject: (contracts) => ({ fr: `À compléter : ${contracts}`, en: `To complete: ${contracts}` }),
  greeting: (name) => ({ fr: `Bonjour ${name},`, en: `Hello ${name},` }),
  intro: { fr: 'Il manque :', en: 'Missing:' },
  contract: ({ number }) => ({ fr: `Contrat ${number}`, en: `Contract ${number}` }),
  item: ({ kind }) => ({ fr: `fr ${kind}`, en: `en ${kind}` }),
  more: (contracts) => ({ fr: `et ${contracts} autres`, en: `and ${contracts} more` }),
  portal: (address) => ({ fr: `Portail : ${address}`, en: `Portal: ${address}` }),
  thanks: { fr: 'Merci', en: 'Thank you' },
};
const teacher = { id: 31, name: 'Léa', lastName: 'Villeneuve' };
const mailOf = (count: number) =>
  followUpMail(
    teacher,
    'lea.villeneuve+cours@passerelle.example',
    allToFollowUp(
      Array.from({ length: count }, (_, index) =>
        aContractToFollowUp({
          id: index,
          number: `2026-00${10 + index}`,
          outline: null,
          materialUndecided: true,
        }),
      ),
      '2026-11-20',
      { lessonDays: 14, noticeDays: 14 },
    ),
    'https://portal.example/teacher-view/home',
    words,
  );

it('names each contract once with all it lacks, French first', () => {
  expect(mailOf(2).subject).toBe('À compléter : 2 - To complete: 2');
  expect(mailOf(2).body).toBe(
    [
      'Bonjour Léa,',
      'Il manque :',
      'Contrat 2026-0010\n- fr outline\n- fr material',
      'Contrat 2026-0011\n- fr outline\n- fr material',
      'Portail : https://portal.example/teacher-view/home',
      'Merci',
      '* * *',
      'Hello Léa,',
      'Missing:',
      'Contract 2026-0010\n- en outline\n- en material',
      'Contract 2026-0011\n- en outline\n- en material',
      'Portal: https://portal.example/teacher-view/home',
      'Thank you\n',
    ].join('\n\n'),
  );
});

it('is an address that mail programs understand', () => {
  const { href, subject, body } = mailOf(1);
  expect(href).toMatch(/^mailto:lea\.villeneuve%2Bcours@passerelle\.example\?subject=/);
  const query = new URLSearchParams(href.slice(href.indexOf('?')));
  expect(query.get('subject')).toBe(subject);
  expect(query.get('body')).toBe(body.replaceAll('\n', '\r\n'));
});

it('never grows longer than what Windows hands on: the last contracts become a number, and the text to copy has them all', () => {
  const { href, body } = mailOf(60);
  expect(href.length).toBeLessThanOrEqual(2000);
  expect(decodeURIComponent(href)).toMatch(/et \d+ autres/);
  expect(body).toContain('2026-0069');
});
