/**
 * Returns a copy of an element for paper. Fields become text, which is not cut off and may continue on the next sheet.
 * Radio buttons lose their group, because a checked copy would uncheck the original. Labels lose their field, which
 * would otherwise have two labels.
 */
export function paperCopy(source: Element): Element {
  const copy = source.cloneNode(true) as Element;
  const originals = source.querySelectorAll<Field>(fields);
  copy.querySelectorAll<Field>(fields).forEach((field, place) => {
    const original = originals[place];
    if (original) field.replaceWith(textOf(original));
  });
  for (const choice of copy.querySelectorAll('input[type="radio"]')) choice.removeAttribute('name');
  for (const label of copy.querySelectorAll('label')) label.removeAttribute('for');
  // In Chromium's PDFs a `span` has no language, but a group does.
  for (const half of copy.querySelectorAll('span[lang]')) half.setAttribute('role', 'group');
  for (const text of copy.querySelectorAll('strong, em')) text.replaceWith(plainText(text));
  for (const file of copy.querySelectorAll('iframe, video')) file.remove();
  return copy;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Fields with a text that the user types or selects. */
const fields = `textarea, select, input:not(${[
  'button',
  'checkbox',
  'file',
  'hidden',
  'image',
  'radio',
  'range',
  'reset',
  'submit',
]
  .map((type) => `[type="${type}"]`)
  .join(', ')})`;

/** Returns a box that looks like the field and grows with its text. */
function textOf(field: Field): HTMLElement {
  const box = document.createElement('div');
  box.className = field.className;
  box.style.cssText = 'height: auto; white-space: pre-wrap; overflow-wrap: anywhere';
  box.textContent = shownText(field) || '\u00a0';
  return box;
}

function shownText(field: Field): string {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.text ?? '';
  if (field.type === 'password') return '•'.repeat(field.value.length);
  return field.value;
}

/**
 * Returns a plain element that looks like the given one. Chromium tags `strong` and `em` in its PDFs in a way that
 * makes many readers skip their text.
 */
function plainText(marked: Element): HTMLElement {
  const text = document.createElement('span');
  for (const { name, value } of marked.attributes) text.setAttribute(name, value);
  text.dataset.mark = marked.localName;
  text.append(...marked.childNodes);
  return text;
}
