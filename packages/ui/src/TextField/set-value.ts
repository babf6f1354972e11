/** Sets the value of an input like user input, so that React and the form are notified. */
export function setValue(input: HTMLInputElement, value: string): void {
  // React overrides the setter on the element and would ignore the change.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
