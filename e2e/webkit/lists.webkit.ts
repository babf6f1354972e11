import { signInAs } from '../fixtures';
import { settle } from '../settle';
import { expectSameTexts } from './expectSameTexts';
import { signIn, webkitTest as test } from './webkitTest';

// Safari 26's engine used to squeeze the cards of every list between 720 and 1080 px.
test('the contracts show in WebKit on a tablet what they show in Chromium', { tag: '@few' }, async ({
  page,
  webkit,
  origin,
}) => {
  const address = '/admin/contracts/list?status=1';
  // The clock of Debian's browser cannot be set.
  await page.clock.setFixedTime(new Date());
  await Promise.all([signInAs(page, 'admin', address), signIn(webkit, origin.address, 'admin')]);
  await webkit.open(origin.address + address);
  await settle(page);
  await expectSameTexts(webkit, page, { width: 834, height: 1112 });
});
