import { inPortal } from '@portal/shell/testing';
import { TextLink } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { ListDefinition } from './list-state';
import { useListState } from './useListState';
import { useSearch } from './useSearch';

type State = { status: 'pending' | 'activated'; search: string; page: number };

const list: ListDefinition<State> = {
  defaults: { status: 'activated', search: '', page: 1 },
  choices: { status: ['pending', 'activated'] },
};

function SampleList() {
  const { state, change, reset } = useListState(list);
  const search = useSearch(state.search, (text) => change({ search: text }, { replace: true }));
  const { search: query } = useLocation();
  const navigate = useNavigate();
  return (
    <main>
      <h1>List</h1>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          search.submit();
        }}
      >
        <input
          aria-label="Search"
          value={search.text}
          onChange={(event) => search.type(event.target.value)}
        />
      </form>
      <button type="button" onClick={() => change({ status: 'pending' })}>
        pending
      </button>
      <button type="button" onClick={() => change({ page: state.page + 1 })}>
        next
      </button>
      <button type="button" onClick={reset}>
        reset
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        back
      </button>
      <TextLink href="/contracts/list?page=2">view</TextLink>
      <p data-testid="query">{query}</p>
      <p data-testid="state">{`${state.status} ${state.search} ${state.page}`}</p>
    </main>
  );
}

export default {
  title: 'Shell/List state',
  component: SampleList,
  tags: ['release'],
  decorators: [inPortal({ app: 'admin', at: '/contracts/list' })],
} satisfies Meta<typeof SampleList>;

type Story = StoryObj<typeof SampleList>;

/** Filters, order and page are in the URL; a new filter starts at page 1, Back undoes it, and reset clears all. */
export const InTheAddress: Story = {
  tags: ['!release', 'SHELL-120'],
  play: async ({ canvas }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    const query = canvas.getByTestId('query');
    await press('next');
    await expect(query).toHaveTextContent('?page=2');
    await press('pending');
    await expect(query).toHaveTextContent('?status=pending');
    await press('back');
    await waitFor(() => expect(canvas.getByTestId('state')).toHaveTextContent('activated 2'));
    await press('pending');
    await press('reset');
    await expect(query).toBeEmptyDOMElement();
  },
};

/** A search applies automatically from the fourth letter, and when it is cleared; Enter applies any text. */
export const Searching: Story = {
  tags: ['TEA-LIST-03', 'LIMIT-48'],
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Search' });
    const query = canvas.getByTestId('query');
    await userEvent.type(box, 'Ng');
    await expect(query).toBeEmptyDOMElement();
    await userEvent.keyboard('{Enter}');
    await expect(query).toHaveTextContent('?search=Ng');
    await userEvent.type(box, 'uyen');
    await waitFor(() => expect(query).toHaveTextContent('?search=Nguyen'));
    await userEvent.clear(box);
    await waitFor(() => expect(query).toBeEmptyDOMElement());
  },
};

/** A reset also empties the search box if its text is still too short to apply. */
export const ResetWhileTyping: Story = {
  tags: ['SHELL-120'],
  parameters: { portal: { app: 'admin', at: '/contracts/list?search=Nguyen' } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Search' });
    await userEvent.type(box, '{Backspace}{Backspace}{Backspace}');
    await expect(box).toHaveValue('Ngu');
    await expect(canvas.getByTestId('query')).toHaveTextContent('?search=Nguyen');
    await userEvent.click(canvas.getByRole('button', { name: 'reset' }));
    await waitFor(() => expect(canvas.getByTestId('query')).toBeEmptyDOMElement());
    await expect(box).toHaveValue('');
  },
};

/** Text that is not applied yet is discarded by a reset and by a link to the list; another filter keeps it. */
export const OpenedAnewWhileTyping: Story = {
  tags: ['SHELL-120'],
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Search' });
    const state = canvas.getByTestId('state');
    await userEvent.type(box, 'Ng');
    await userEvent.click(canvas.getByRole('button', { name: 'pending' }));
    await expect(state).toHaveTextContent('pending 1');
    await expect(box).toHaveValue('Ng');
    await userEvent.click(canvas.getByRole('button', { name: 'reset' }));
    await expect(state).toHaveTextContent('activated 1');
    await waitFor(() => expect(box).toHaveValue(''));
    await userEvent.type(box, 'Ng');
    await userEvent.click(canvas.getByRole('link', { name: 'view' }));
    await expect(state).toHaveTextContent('activated 2');
    await waitFor(() => expect(box).toHaveValue(''));
  },
};

/** A pause between two names applies the first name and keeps the space after it. */
export const PauseBetweenNames: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Search' });
    await userEvent.type(box, 'Jean ');
    await waitFor(() => expect(canvas.getByTestId('query')).toHaveTextContent('?search=Jean'));
    await userEvent.type(box, 'P');
    await expect(box).toHaveValue('Jean P');
  },
};

/** A list that shows a search result late does not overwrite what the user has typed in the meantime. */
export const ShownLate: Story = {
  render: function SlowList() {
    const [applied, setApplied] = useState('');
    const [wanted, setWanted] = useState('');
    const { text, type } = useSearch(applied, setWanted);
    return (
      <main>
        <h1>List</h1>
        <input aria-label="Search" value={text} onChange={(event) => type(event.target.value)} />
        <button type="button" onClick={() => setApplied(wanted)}>
          show
        </button>
        <p data-testid="wanted">{wanted}</p>
        <p data-testid="applied">{applied}</p>
      </main>
    );
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Search' });
    await userEvent.type(box, 'Jean');
    await waitFor(() => expect(canvas.getByTestId('wanted')).toHaveTextContent('Jean'));
    await userEvent.type(box, '{Backspace}');
    await userEvent.click(canvas.getByRole('button', { name: 'show' }));
    await expect(canvas.getByTestId('applied')).toHaveTextContent('Jean');
    await expect(box).toHaveValue('Jea');
  },
};

export const FromASharedLink: Story = {
  parameters: { portal: { app: 'admin', at: '/contracts/list?status=pending&search=Ng&page=3&status2=x' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('state')).toHaveTextContent('pending Ng 3');
    await expect(canvas.getByRole('textbox', { name: 'Search' })).toHaveValue('Ng');
  },
};
