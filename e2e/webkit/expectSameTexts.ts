import { expect, type Page } from '@playwright/test';
import { readTexts, type TextsOfPage } from '../readable';
import type { WebKit } from './WebKit';

interface Size {
  width: number;
  height: number;
}

/**
 * Waits until two open pages show the same texts in WebKit as in Chromium at a window size, all of them as readable.
 * `onlyInWebKit` are the texts that WebKit shows in addition; those in `notCompared` may differ.
 */
export async function expectSameTexts(
  webkit: WebKit,
  page: Page,
  size: Size,
  {
    onlyInWebKit = [],
    notCompared = [],
  }: Partial<Record<'onlyInWebKit' | 'notCompared', readonly string[]>> = {},
): Promise<void> {
  await resize(webkit, page, size);
  await expect(async () => {
    const [inWebKit, inChromium] = await readBoth(webkit, page);
    expect(inWebKit.seen.filter((text) => onlyInWebKit.includes(text))).toEqual(onlyInWebKit);
    const without = ({ seen, unreadable }: Texts, left: readonly string[]): Texts => ({
      seen: seen.filter((text) => !left.includes(text)),
      unreadable,
    });
    expect(without(inWebKit, [...onlyInWebKit, ...notCompared]), `in WebKit at ${size.width} px`).toEqual(
      without(inChromium, notCompared),
    );
  }).toPass({ timeout: 20_000 });
}

/** Waits until WebKit shows about as many texts as Chromium, all of them as readable. */
export async function expectReadable(webkit: WebKit, page: Page, size: Size): Promise<void> {
  await resize(webkit, page, size);
  await expect(async () => {
    const [inWebKit, inChromium] = await readBoth(webkit, page);
    expect(inWebKit.unreadable, `in WebKit at ${size.width} px`).toEqual(inChromium.unreadable);
    expect(inWebKit.seen.length).toBeGreaterThan(0.9 * inChromium.seen.length);
  }).toPass({ timeout: 20_000 });
}

async function resize(webkit: WebKit, page: Page, { width, height }: Size): Promise<void> {
  await page.setViewportSize({ width, height });
  await webkit.setSize(width, height);
}

type Texts = Pick<TextsOfPage, 'seen' | 'unreadable'>;

async function readBoth(webkit: WebKit, page: Page): Promise<[inWebKit: Texts, inChromium: Texts]> {
  const inWebKit = await webkit.run<TextsOfPage>(`return (${readTexts})()`);
  return [relevant(inWebKit), relevant(await page.evaluate(readTexts))];
}

/** `cutFields` cannot be measured in WebKit. */
const relevant = ({ seen, unreadable }: TextsOfPage): Texts => ({ seen, unreadable });
