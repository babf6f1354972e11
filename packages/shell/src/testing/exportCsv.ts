import { userEvent, type within } from 'storybook/test';
import { csvLines, savedFile } from './savedFile';

/** Clicks the CSV button of a list, and returns the cells of each line of the saved file. */
export async function exportCsv(canvas: ReturnType<typeof within>): Promise<string[][]> {
  const button = await canvas.findByRole('button', { name: 'CSV' });
  return csvLines(await savedFile(() => userEvent.click(button)));
}
