import { expect } from 'storybook/test';

/**
 * What a story must keep to for people who have set their system so: under forced colours a state is still seen, under
 * reduced motion nothing travels. Asked after a story's play, whenever the browser says that the person wishes it.
 */
export async function keepsPreferences(canvas: HTMLElement) {
  // What lies above the page (menus, toasts) stands beside the canvas.
  const elements = [...canvas.ownerDocument.body.querySelectorAll<HTMLElement>('*')].filter((element) =>
    element.checkVisibility(),
  );
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    await expect(elements.flatMap(travels), 'what travels under reduced motion').toEqual([]);
  }
  if (matchMedia('(forced-colors: active)').matches) {
    await expect(statesUnseen(elements), 'states that forced colours hide').toEqual([]);
    await expect(elements.filter(isEmptyPicture).map(told), 'pictures that forced colours hide').toEqual([]);
  }
}

const told = (element: Element) =>
  `<${element.tagName.toLowerCase()} ${element.getAttribute('role') ?? ''}> ${element.textContent?.slice(0, 40)}`;

/** The element and what styles draw before and after it. */
const boxes = (element: Element) =>
  [undefined, '::before', '::after']
    .map((pseudo) => getComputedStyle(element, pseudo))
    .filter((style, place) => place === 0 || style.content !== 'none');

/** May change in place: nothing moves with it. */
const still =
  /^(none|opacity|visibility|color|fill|stroke|outline.*|background(-color)?|border(-[a-z-]+)?-color|border-color|box-shadow|text-decoration.*|display|overlay)$/;

const seconds = (times: string) => Math.max(...times.split(',').map((time) => Number.parseFloat(time)));

function travels(element: Element): string[] {
  return boxes(element).flatMap((style) => {
    const moving: string[] = [];
    if (seconds(style.transitionDuration) > 0.001) {
      moving.push(...style.transitionProperty.split(', ').filter((property) => !still.test(property)));
    }
    if (style.animationName !== 'none' && seconds(style.animationDuration) > 0.001) {
      moving.push(
        ...style.animationName
          .split(', ')
          .flatMap(keyframeProperties)
          .filter((one) => !still.test(one)),
      );
    }
    return moving.map((property) => `${property} of ${told(element)}`);
  });
}

/** What an animation changes, as its `@keyframes` say. */
function keyframeProperties(name: string): string[] {
  const rules = (list: CSSRuleList): CSSRule[] =>
    [...list].flatMap((rule) =>
      'cssRules' in rule && !(rule instanceof CSSKeyframesRule)
        ? rules(rule.cssRules as CSSRuleList)
        : [rule],
    );
  return [...document.styleSheets]
    .flatMap((sheet) => rules(sheet.cssRules))
    .filter((rule): rule is CSSKeyframesRule => rule instanceof CSSKeyframesRule && rule.name === name)
    .flatMap((rule) => [...rule.cssRules])
    .flatMap((frame) => (frame instanceof CSSKeyframeRule ? [...frame.style] : []));
}

/** How a state is told to screen readers, and so which elements must show it. */
const states = ['aria-selected', 'aria-checked', 'aria-pressed', 'aria-current'] as const;

const isOn = (element: Element, state: string) => {
  const value = element.getAttribute(state);
  return value !== null && value !== 'false';
};

/** All that is seen of an element but its words: a browser under forced colours gives the colours that it really draws. */
function looks(element: Element): string {
  const parts = [element, ...element.querySelectorAll('*')].filter((part) => part.checkVisibility());
  const drawn = parts.flatMap((part) => [
    part.tagName,
    ...boxes(part).map((style) =>
      [
        style.backgroundColor,
        style.backgroundImage,
        style.color,
        style.borderBlockStart,
        style.borderBlockEnd,
        style.borderInlineStart,
        style.borderInlineEnd,
        style.outlineStyle === 'none' ? '' : style.outline,
        style.fontWeight,
        style.textDecorationLine,
        style.opacity,
        style.content,
      ].join(),
    ),
  ]);
  return drawn.join('|');
}

/** Elements that say they are chosen, current or pressed but look like those beside them that are not. */
function statesUnseen(elements: readonly HTMLElement[]): string[] {
  return states.flatMap((state) => {
    const tellers = elements.filter((element) => element.hasAttribute(state) || state === 'aria-current');
    return elements
      .filter((element) => isOn(element, state))
      .filter((element) => {
        const peers = tellers.filter(
          (one) =>
            !isOn(one, state) &&
            one.tagName === element.tagName &&
            one.getAttribute('role') === element.getAttribute('role') &&
            one.closest('ul, ol, nav, tr, [role]:not([role="none"])') !== null &&
            one.parentElement?.parentElement === element.parentElement?.parentElement,
        );
        return peers.some((peer) => looks(peer) === looks(element));
      })
      .map((element) => `${state} of ${told(element)}`);
  });
}

/** A meter or a bar of progress of which nothing stands out from its ground. */
function isEmptyPicture(element: Element) {
  if (!element.matches('[role="meter"], [role="progressbar"]')) return false;
  const ground = getComputedStyle(document.documentElement).backgroundColor;
  return ![element, ...element.querySelectorAll('*')].some((part) =>
    boxes(part).some(
      (style) =>
        (style.backgroundColor !== ground && !/, 0\)$/.test(style.backgroundColor)) ||
        Number.parseFloat(style.borderTopWidth) > 0 ||
        (Number.parseFloat(style.outlineWidth) > 0 && style.outlineStyle !== 'none') ||
        part instanceof SVGElement,
    ),
  );
}
