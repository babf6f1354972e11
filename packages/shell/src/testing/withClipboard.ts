/** Replaces the clipboard during a story: `beforeEach: withClipboard(write)`. */
export function withClipboard(writeText: (text: string) => Promise<void>) {
  return () => {
    const { clipboard } = navigator;
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    return () => void Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  };
}
