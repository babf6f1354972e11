/** Inserts a text at the selection of a field, as if it were typed: it can be undone, and the caret stays after it. */
export function insertAtCursor(field: HTMLTextAreaElement, text: string): void {
  const { selectionStart, selectionEnd } = field;
  field.focus();
  field.setSelectionRange(selectionStart, selectionEnd);
  // Deprecated, but no other way keeps the field's own undo.
  if (document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, selectionStart, selectionEnd, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}
