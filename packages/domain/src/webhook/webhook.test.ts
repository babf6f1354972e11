import { describe, expect, it } from 'vitest';
import { aWebhook } from './webhook.fixtures.ts';
import { isWebhookAddress, webhookSchema, webhookText } from './webhook-schema.ts';

describe('the address of a webhook (DECISION-168)', () => {
  it.each(['https://paie.example/portail?bureau=1', 'HTTPS://paie.example', 'http://paie.example:8080/'])(
    'may be %s',
    (text) => expect(isWebhookAddress(text)).toBe(true),
  );

  it.each([
    'paie.example/portail',
    'ftp://paie.example',
    'https://',
    'https://paie.example/#partie',
    'https://marie@paie.example/',
    'https://paie.example/a b',
  ])('is not %s', (text) => expect(isWebhookAddress(text)).toBe(false));
});

describe('the form of a webhook', () => {
  const typed = webhookText(aWebhook());

  it('has all events for a new one, and what is stored for another', () => {
    expect(webhookText().events).toHaveLength(7);
    expect(webhookSchema.parse({ ...typed, url: ' https://paie.example/a ' })).toEqual({
      url: 'https://paie.example/a',
      description: 'Paie',
      events: aWebhook().events,
    });
  });

  it.each([
    ['no address', { ...typed, url: '' }, 'url', 'required'],
    ['another protocol', { ...typed, url: 'ftp://paie.example' }, 'url', 'link-not-https'],
    [
      'a long address',
      { ...typed, url: `https://paie.example/${'a'.repeat(500)}` },
      'url',
      'too-long?max=500',
    ],
    ['no description', { ...typed, description: ' ' }, 'description', 'required'],
    ['no event', { ...typed, events: [] }, 'events', 'required'],
  ])('refuses %s', (_what, values, field, message) => {
    const { error } = webhookSchema.safeParse(values);
    expect(error?.issues.map((issue) => [issue.path, issue.message])).toEqual([[[field], message]]);
  });
});
