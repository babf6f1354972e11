import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { expect, now, signInAs, test } from '../../../e2e/fixtures';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A program on this machine that keeps what it receives. */
async function startReceiver() {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
      response.end('reçu');
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/portail`,
    received,
    stop: () => new Promise((closed) => server.close(closed)),
  };
}

/** Returns the message, as a program verifies it at the moment of the journey. */
function verified(secret: string, { headers, body }: Received): unknown {
  const clock = Date.now;
  Date.now = () => now.getTime();
  try {
    return new Webhook(secret).verify(body, headers as Record<string, string>);
  } finally {
    Date.now = clock;
  }
}

test('a program is told of a contract that is done, and can verify who says so (DECISION-168, DECISION-169)', {
  tag: '@release',
}, async ({ page, mock }) => {
  const receiver = await startReceiver();
  try {
    await signInAs(page, 'admin', '/admin/settings/webhooks');
    await page.getByRole('button', { name: /Add a webhook$/ }).click();
    const form = page.getByRole('dialog', { name: /New webhook$/ });
    await form.getByRole('textbox', { name: /Name of the program/ }).fill('Facturation');
    await form.getByRole('textbox', { name: /Address/ }).fill('https://192.168.0.1/');
    await form.getByRole('button', { name: /Add the webhook$/ }).click();
    await expect(form.getByText('This address is not on the public internet').first()).toBeVisible();
    await form.getByRole('textbox', { name: /Address/ }).fill(receiver.url);
    await form.getByRole('button', { name: /Add the webhook$/ }).click();
    const shown = page.getByRole('dialog', { name: /Secret of the webhook: / });
    const secret = await shown.getByRole('textbox', { name: /Secret/ }).inputValue();
    await shown.getByRole('button', { name: /I have copied the secret$/ }).click();

    await page.goto('/admin/contracts/list');
    const row = page.getByRole('row').filter({ hasText: '2026-0391' });
    await row.getByRole('button', { name: /Actions/ }).click();
    await page.getByRole('menuitem', { name: /Contracts done/ }).click();
    await expect(page.getByText('Course status was updated successfully.')).toBeVisible();
    await mock.sendWebhooks();
    const done = (await mock.state()).contracts.find(({ number }) => number === '2026-0391');
    expect(receiver.received.map((one) => verified(secret, one))).toEqual([
      { type: 'contract.done', timestamp: now.toISOString(), data: { id: done?.id } },
    ]);

    await page.goto('/admin/settings/webhooks');
    await page.getByRole('button', { name: /Actions of the webhook/ }).click();
    await page.getByRole('menuitem', { name: /Show deliveries$/ }).click();
    const deliveries = page.getByRole('dialog', { name: /Deliveries to Facturation$/ });
    await expect(deliveries.getByRole('row', { name: /Contract done.*Received.*200.*reçu/ })).toBeVisible();
    await deliveries.getByRole('button', { name: /Send a test$/ }).click();
    await expect(deliveries.getByRole('row', { name: /Test.*Waiting/ })).toBeVisible();
    await mock.sendWebhooks();
    await deliveries.getByRole('button', { name: /Refresh$/ }).click();
    await expect(deliveries.getByRole('row', { name: /Test.*Received/ })).toBeVisible();
    expect(receiver.received.map((one) => verified(secret, one))).toHaveLength(2);
  } finally {
    await receiver.stop();
  }
});
