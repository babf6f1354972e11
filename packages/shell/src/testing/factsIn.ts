/** Returns the terms and values in an element, in order: `Company: Aéro Beauséjour inc.`. */
export function factsIn(element: Element): string[] {
  return [...element.querySelectorAll('dt')].map(
    (term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`,
  );
}
