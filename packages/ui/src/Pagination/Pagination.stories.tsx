import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { Pagination, type PaginationProps } from './Pagination';

export default {
  title: 'Components/Data/Pagination',
  component: Pagination,
  tags: ['release'],
  args: {
    page: 1,
    pageSize: 100,
    total: 1284,
    onPage: fn(),
    label: 'Pages',
    previousLabel: <BilingualText fr="Précédente" en="Previous" />,
    nextLabel: <BilingualText fr="Suivante" en="Next" />,
    pageLabel: 'Page',
    formatNumber: new Intl.NumberFormat('fr-CA').format,
  },
  parameters: { column: true },
  render: function Pages(args) {
    const [page, setPage] = useState(args.page);
    const [pageSize, setPageSize] = useState(args.pageSize);
    return (
      <Pagination
        {...args}
        page={page}
        pageSize={pageSize}
        sizeChoice={
          args.sizeChoice && {
            ...args.sizeChoice,
            onSize: (size) => {
              setPageSize(size);
              setPage(1);
              args.sizeChoice?.onSize(size);
            },
          }
        }
        onPage={(next) => {
          setPage(next);
          args.onPage(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Pagination>;

type Story = StoryObj<typeof Pagination>;

export const ThroughTheList: Story = {
  tags: ['!release', 'CON-LIST-09'],
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/1–100 \/ 1\s284/);
    await expect(canvas.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Précédente - Previous' }));
    await expect(args.onPage).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Suivante - Next' }));
    await expect(args.onPage).toHaveBeenLastCalledWith(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Page 13' }));
    await expect(canvasElement).toHaveTextContent(/1\s201–1\s284 \/ 1\s284/);
    const next = canvas.getByRole('button', { name: 'Suivante - Next' });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    await expect(args.onPage).toHaveBeenLastCalledWith(13);
    await expect(next).toHaveFocus();
  },
};

export const OnePage: Story = {
  tags: ['!release'],
  args: { total: 12 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('1–12 / 12');
    await expect(canvas.getByRole('button', { name: 'Suivante - Next' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Nothing: Story = {
  args: { total: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('0–0 / 0');
  },
};

const sizeChoice: PaginationProps['sizeChoice'] = {
  sizes: [25, 50, 100],
  label: <BilingualText fr="Lignes par page" en="Rows per page" />,
  onSize: fn(),
};

export const RowsPerPage: Story = {
  args: { page: 3, sizeChoice },
  play: async ({ canvas, canvasElement }) => {
    const size = canvas.getByRole('combobox', { name: 'Lignes par page - Rows per page' });
    await expect(size).toHaveValue('100');
    await userEvent.selectOptions(size, '25');
    await expect(sizeChoice.onSize).toHaveBeenCalledWith(25);
    await expect(canvasElement).toHaveTextContent(/1–25 \/ 1\s284/);
    await expect(canvas.getByRole('button', { name: 'Page 52' })).toBeVisible();
  },
};

/** No line breaks after a dash, and nothing scrolls sideways. */
export const OnAPhone: Story = {
  args: { page: 3, sizeChoice },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Suivante - Next' });
    const [french, english] = ['Suivante', 'Next'].map((word) =>
      within(next).getByText(word).getBoundingClientRect(),
    );
    await expect(english?.top).toBeGreaterThanOrEqual(french?.bottom ?? Number.POSITIVE_INFINITY);
    await expect(canvas.queryByRole('button', { name: 'Page 3' })).not.toBeInTheDocument();
    const before = canvas.getByRole('button', { name: 'Précédente - Previous' });
    await expect(before.getBoundingClientRect().top).toBe(next.getBoundingClientRect().top);
    await userEvent.click(next);
    await expect(canvas.getByRole('navigation')).toHaveTextContent(/301–400/);
  },
};

export const English: Story = {
  args: {
    page: 7,
    previousLabel: 'Previous',
    nextLabel: 'Next',
    formatNumber: new Intl.NumberFormat('en-CA').format,
  },
};
