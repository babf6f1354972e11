import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { mailState } from '../mail/mail-state.ts';
import { writeMail } from '../mail/outbox.ts';
import { ReturnPaths } from '../mail/ReturnPaths.ts';
import { sampleOrganisation } from '../testing/organisations.ts';
import { testSecret } from '../testing/sampleSecrets.ts';
import { noteBounce } from './noteBounce.ts';

/** deliveryReport.test.ts says which programs wrote these files. */
const report = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../mail/delivery-reports/${name}`, import.meta.url)), 'utf8');
const writtenTo = 'bounces+41-0123456789abcdef0123@portail.ecole.example';
const now = new Date('2026-11-20T12:00:00Z');

/** An organisation with a sent mail, and the envelope sender of that mail. */
async function sentMail() {
  const { db, config } = await sampleOrganisation();
  const mail = {
    recipient: 'odile.tremblay@other.example',
    subject: 'S',
    text: 'T',
    link: '/#/page/of-the-portal',
  };
  const id = await writeMail(db, mail, now);
  await db.updateTable('mails').set({ sent_at: now.toISOString() }).where('id', '=', id).execute();
  const rows = () =>
    db
      .selectFrom('mails')
      .select(['bounce_status', 'bounce_reason', 'link', mailState(now).as('state')])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const { message_key } = await db
    .selectFrom('mails')
    .select('message_key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const settings = { ...config, BOUNCE_ADDRESS: 'bounces@portail.ecole.example' };
  const addressBy = (one: string) =>
    new ReturnPaths(settings.BOUNCE_ADDRESS, [one]).addressOf({ id, message_key });
  const bounce = (name: string, address = addressBy(testSecret), change = {}) =>
    noteBounce(
      { ...settings, ...change },
      Readable.from([Buffer.from(report(name).replaceAll(writtenTo, address))]),
    );
  return { id, mail: rows, bounce, addressBy };
}

describe('the command for mails that come back (DECISION-55)', () => {
  it.each([
    ['postfix-3.7.11-refused.eml', '5.1.1', /^550 5\.1\.1 .*User unknown$/],
    ['exim-4.96-refused.eml', '5.1.1', /^550 5\.1\.1 .*User unknown$/],
    ['exim-4.96-no-route.eml', null, /^Unrouteable address$/],
    ['opensmtpd-6.8.0p2-refused.eml', '5.1.1', /^550 5\.1\.1 .*User unknown$/],
  ])('marks the mail of %s, with the reason, and forgets its link', async (name, status, reason) => {
    const { id, mail, bounce } = await sentMail();
    expect(await bounce(name)).toMatch(new RegExp(`^Mail ${id} came back: `));
    expect(await mail()).toEqual({
      state: 'bounced',
      bounce_status: status,
      link: null,
      bounce_reason: expect.stringMatching(reason),
    });
  });

  it('keeps the first reason', async () => {
    const { mail, bounce } = await sentMail();
    await bounce('postfix-3.7.11-given-up.eml');
    await bounce('postfix-3.7.11-refused.eml');
    expect(await mail()).toMatchObject({ bounce_status: '4.2.2' });
  });

  it.each(['postfix-3.7.11-delayed.eml', 'exim-4.96-delayed.eml', 'opensmtpd-6.8.0p2-delayed.eml'])(
    'leaves a mail alone that is only late: %s',
    async (name) => {
      const { id, mail, bounce } = await sentMail();
      expect(await bounce(name)).toBe(`Ignored: the message reports no failure of mail ${id}`);
      expect(await mail()).toMatchObject({ state: 'sent', link: '/#/page/of-the-portal' });
    },
  );

  it('leaves a mail alone whose address another secret made, and takes that of a former one', async () => {
    const { id, mail, bounce, addressBy } = await sentMail();
    const former = 'a former secret with more than 32 characters';
    expect(await bounce('postfix-3.7.11-refused.eml', addressBy(former))).toBe(
      `Ignored: this portal has no mail ${id} with this address`,
    );
    expect(await mail()).toMatchObject({ state: 'sent' });
    await bounce('postfix-3.7.11-refused.eml', addressBy(former), { OLD_TOKEN_SECRETS: [former] });
    expect(await mail()).toMatchObject({ state: 'bounced' });
  });

  it('ignores a message to another address', async () => {
    const { bounce } = await sentMail();
    expect(await bounce('postfix-3.7.11-refused.eml', 'bounces@portail.ecole.example')).toBe(
      'Ignored: the message is not to the address of a mail',
    );
  });

  it('reads a message to its end, however long it is', async () => {
    const { config } = await sampleOrganisation();
    let parts = 0;
    async function* long() {
      for (; parts < 40; parts += 1) yield Buffer.alloc(65_536, 'x');
    }
    expect(await noteBounce(config, Readable.from(long()))).toMatch(/^Ignored/);
    expect(parts).toBe(40);
  });
});
