import { userEvent, type within } from 'storybook/test';
import { csvLines, savedFile } from './savedFile';

/** Presses the CSV button of a list, and returns the lines of the file that the page saves, each with its cells. */
export async function exportCsv(canvas: ReturnType<typeof within>): Promise<string[][]> {
  const button = await canvas.findByRole('button', { name: 'CSV' });
  return csvLines(await savedFile(() => userEvent.click(button)));
}
