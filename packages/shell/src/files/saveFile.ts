/** Saves a file under a name, like a download link. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Some browsers start to read the file only after click() has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
