import { spyOn } from 'storybook/test';

/** Runs an action and returns the file that the page saves, without downloading it. */
export async function savedFile(action: () => Promise<unknown>): Promise<Blob> {
  const file = Promise.withResolvers<Blob>();
  const create = URL.createObjectURL;
  spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    file.resolve(content as Blob);
    return create.call(URL, content);
  });
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await action();
  return file.promise;
}

/** Returns the lines of a CSV file, each with its cells. */
export async function csvLines(file: Blob): Promise<string[][]> {
  const text = new TextDecoder('utf-16le').decode(await file.arrayBuffer());
  return text.split('\r\n').map((line) => line.split('\t'));
}
