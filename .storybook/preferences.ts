import { expect } from 'storybook/test';

/**
 * Checks a story after its play function: in forced-colours mode states must be visible, with reduced motion nothing
 * may move.
 */
export async function keepsPreferences(canvas: HTMLElement) {
  // Content of the top layer (menus, toasts) is next to the canvas.
  const elements = [...canvas.ownerDocument.body.querySelectorAll<HTMLElement>('*')].filter((element) =>
    element.checkVisibility(),
  );
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    const alike = new Map(elements.map((element) => [styleKey(element), element]));
    await expect([...alike.values()].flatMap(movingProperties), 'what travels under reduced motion').toEqual(
      [],
    );
  }
  if (matchMedia('(forced-colors: active)').matches) {
    await expect(invisibleStates(elements), 'states that forced colours hide').toEqual([]);
    await expect(
      elements.filter(isInvisibleMeter).map(describeElement),
      'pictures that forced colours hide',
    ).toEqual([]);
  }
}

/** Elements with the same key have the same styles, such as the cells of a column. */
function styleKey(element: Element): string {
  const states = [...element.attributes].filter(({ name }) =>
    /^(aria-(?!label|desc|contr)|data-|role|type|open)/.test(name),
  );
  return [
    element.tagName,
    element.getAttribute('class'),
    ...states.map(({ name, value }) => `${name}=${value}`),
  ].join(' ');
}

const describeElement = (element: Element) =>
  `<${element.tagName.toLowerCase()} ${element.getAttribute('role') ?? ''}> ${element.textContent?.slice(0, 40)}`;

/** The styles of an element and of its `::before` and `::after`. */
const boxes = (element: Element) =>
  [undefined, '::before', '::after']
    .map((pseudo) => getComputedStyle(element, pseudo))
    .filter((style, place) => place === 0 || style.content !== 'none');

/** Properties that may animate, because nothing moves. */
const inPlace =
  /^(none|opacity|visibility|color|fill|stroke|outline.*|background(-color)?|border(-[a-z-]+)?-color|border-color|box-shadow|text-decoration.*|display|overlay)$/;

const seconds = (times: string) => Math.max(...times.split(',').map((time) => Number.parseFloat(time)));

function movingProperties(element: Element): string[] {
  return boxes(element).flatMap((style) => {
    const moving: string[] = [];
    if (seconds(style.transitionDuration) > 0.001) {
      moving.push(...style.transitionProperty.split(', ').filter((property) => !inPlace.test(property)));
    }
    if (style.animationName !== 'none' && seconds(style.animationDuration) > 0.001) {
      moving.push(
        ...style.animationName
          .split(', ')
          .flatMap(keyframeProperties)
          .filter((one) => !inPlace.test(one)),
      );
    }
    return moving.map((property) => `${property} of ${describeElement(element)}`);
  });
}

/** Returns the properties that an animation changes. */
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

/** ARIA states that must be visible. */
const states = ['aria-selected', 'aria-checked', 'aria-pressed', 'aria-current'] as const;

const isOn = (element: Element, state: string) => {
  const value = element.getAttribute(state);
  return value !== null && value !== 'false';
};

/**
 * Describes the look of an element without its text; in forced-colours mode computed styles contain the colours as
 * drawn.
 */
function describeLook(element: Element): string {
  const parts = [element, ...element.querySelectorAll('*')].filter((part) => part.checkVisibility());
  const styles = parts.flatMap((part) => [
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
  return styles.join('|');
}

/** Returns elements that are selected, current or pressed but look like their unselected siblings. */
function invisibleStates(elements: readonly HTMLElement[]): string[] {
  return states.flatMap((state) => {
    const withState = elements.filter((element) => element.hasAttribute(state) || state === 'aria-current');
    return elements
      .filter((element) => isOn(element, state))
      .filter((element) => {
        const peers = withState.filter(
          (one) =>
            !isOn(one, state) &&
            one.tagName === element.tagName &&
            one.getAttribute('role') === element.getAttribute('role') &&
            one.closest('ul, ol, nav, tr, [role]:not([role="none"])') !== null &&
            one.parentElement?.parentElement === element.parentElement?.parentElement,
        );
        return peers.some((peer) => describeLook(peer) === describeLook(element));
      })
      .map((element) => `${state} of ${describeElement(element)}`);
  });
}

/** Returns whether a meter or progress bar is invisible against its background. */
function isInvisibleMeter(element: Element) {
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
