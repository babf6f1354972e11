import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Page } from '@playwright/test';
import type { Mock } from '@portal/mock-api';
import { expect, signInAs } from '../fixtures';
import { settle } from '../settle';
import type { Place } from '../walk/places';
import { type Choice, desktop, type Size } from './choice';

/** How a picture is taken, and where it is stored as a PNG file. */
export interface Looks extends Pick<Choice, 'theme' | 'language'> {
  file: string;
  size: Size;
}

/** Opens a screen, or a dialog over one, and stores its picture. */
export async function takePicture(
  { page, mock, baseURL }: { page: Page; mock: Mock; baseURL: string | undefined },
  { address, who, dialog, open }: Place,
  { file, size, theme, language }: Looks,
): Promise<void> {
  const cookies = { theme, 'language-mode': language };
  await page
    .context()
    .addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: baseURL })));
  // What opens a dialog is in sight on a desktop, and elsewhere perhaps in a menu.
  await page.setViewportSize(open ? desktop : size);
  if (who) await signInAs(page, who, address);
  else await page.goto(address);
  await settle(page);
  await open?.(page, mock);
  if (dialog) await expect(page.getByRole('dialog').or(page.getByRole('alertdialog')).last()).toBeVisible();
  await page.setViewportSize(size);
  await settle(page);
  await mkdir(dirname(file), { recursive: true });
  await page.screenshot({ path: file, animations: 'disabled', caret: 'hide' });
}
