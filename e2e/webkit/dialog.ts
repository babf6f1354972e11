import type { WebKit } from './WebKit';

export const openDialogs = (webkit: WebKit) =>
  webkit.run<number>('return document.querySelectorAll("dialog[open]").length');

/**
 * Returns the number of empty pixels below the content of the topmost dialog; 0 for one that is as high as the window.
 */
export const emptyHeight = (webkit: WebKit) =>
  webkit.run<number>(`
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    if (dialog.offsetHeight >= innerHeight) return 0;
    const [, body] = dialog.firstElementChild.children;
    const content = document.createRange();
    content.selectNodeContents(body);
    const { bottom } = body.getBoundingClientRect();
    const end = content.getBoundingClientRect().bottom + parseFloat(getComputedStyle(body).paddingBottom);
    return Math.max(0, Math.round(bottom - end));`);
