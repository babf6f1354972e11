import { spyOn, userEvent, type within } from 'storybook/test';

/** Presses the CSV button of a list, and returns the lines of the file that the page saves, each with its cells. */
export async function exportCsv(canvas: ReturnType<typeof within>): Promise<string[][]> {
  const file = Promise.withResolvers<Blob>();
  const create = URL.createObjectURL;
  spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    file.resolve(content as Blob);
    return create.call(URL, content);
  });
  // The file is not downloaded.
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await userEvent.click(await canvas.findByRole('button', { name: 'CSV' }));
  const text = new TextDecoder('utf-16le').decode(await (await file.promise).arrayBuffer());
  return text.split('\r\n').map((line) => line.split('\t'));
}
