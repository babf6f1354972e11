/** Inserts a text at the selection of a field like typed input: it can be undone, and the caret follows it. */
export function insertAtCursor(field: HTMLTextAreaElement, text: string): void {
  const { selectionStart, selectionEnd } = field;
  field.focus();
  field.setSelectionRange(selectionStart, selectionEnd);
  // Deprecated, but the only way that keeps the field's undo history.
  if (document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, selectionStart, selectionEnd, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}
