import { aContract, type Contract } from '@portal/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { memo, StrictMode, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { createApi } from '../client.ts';
import { memoryTokenStore } from '../session/token-store.ts';
import { contractsHandlers } from '../testing/contracts.ts';
import { historyHandlers } from '../testing/history.ts';
import { languagesHandlers } from '../testing/languages.ts';
import { sent } from '../testing/recorded-requests.ts';
import { ApiProvider } from './ApiProvider.tsx';
import { useSaveContract } from './contract-writes.ts';
import { useContract, useContracts, useToggleContract } from './contracts.ts';
import { useHistory } from './history.ts';
import { useCreateLanguage } from './languages.ts';

const contracts = [
  aContract({ id: 1, number: '2026-0001', company: { id: 1, name: 'Aéro Beauséjour inc.' } }),
  aContract({ id: 2, number: '2026-0002', company: { id: 2, name: 'Banque Champlain' } }),
  aContract({ id: 3, number: '2026-0003', company: { id: 3, name: 'Hôtels Frontenac' } }),
];

interface RowProps {
  contract: Contract;
  onToggle(contract: Contract, ticked: boolean): void;
}

const Row = memo(function Row({ contract, onToggle }: RowProps) {
  const drawn = (draws[contract.number] ?? 0) + 1;
  draws[contract.number] = drawn;
  return (
    <li>
      <label>
        <input
          type="checkbox"
          checked={contract.flagged}
          onChange={(event) => onToggle(contract, event.target.checked)}
        />
        {contract.number} {contract.company?.name}
      </label>
    </li>
  );
});

function List() {
  const [search, setSearch] = useState('');
  const { data, error, isValidating, retry } = useContracts({ search });
  const toggle = useToggleContract();
  // A stable function: with the same function and the same contract, a memoized row does not render again.
  const [onToggle] = useState(() => (contract: Contract, ticked: boolean) => {
    void toggle(contract, 'flagged', ticked);
  });
  return (
    <>
      <label>
        Search <input value={search} onChange={(event) => setSearch(event.target.value)} />
      </label>
      <button type="button" onClick={retry}>
        Read again
      </button>
      <ul aria-busy={isValidating} aria-label="Contracts">
        {data?.rows.map((contract) => (
          <Row key={contract.id} contract={contract} onToggle={onToggle} />
        ))}
      </ul>
      <p role="alert">{error?.code}</p>
    </>
  );
}

function Page() {
  const [here, setHere] = useState(true);
  return (
    <main>
      {here && <List />}
      <button type="button" onClick={() => setHere((was) => !was)}>
        {here ? 'Leave' : 'Come back'}
      </button>
    </main>
  );
}

/** From a list to one of its contracts. */
function ListAndContract() {
  const [opened, setOpened] = useState(false);
  return (
    <main>
      {opened ? <Opened /> : <List />}
      <button type="button" onClick={() => setOpened(true)}>
        Open the second
      </button>
    </main>
  );
}

function Opened() {
  const { data } = useContract(2);
  return <h1>{`${data?.company?.name}, ${data?.students.length} students`}</h1>;
}

/** A client whose cache is discarded between two people. */
function TwoSessions() {
  const [api] = useState(() => createApi({ baseUrl: '/api', tokens: memoryTokenStore() }));
  const [session, setSession] = useState(1);
  return (
    <main>
      <ApiProvider key={session} api={api}>
        <List />
      </ApiProvider>
      <button type="button" onClick={() => setSession(2)}>
        Sign in again
      </button>
    </main>
  );
}

/** Counts the renders of each row, and records the requests. Outside React, so that counting causes no renders. */
let draws: Record<string, number> = {};
/** Delays the response with a single contract until a story releases it. */
let answer: Promise<void> = Promise.resolve();
let letGo: () => void = () => {};
let requests: { method: string; url: URL; signal: AbortSignal | null | undefined }[] = [];

/** The hooks in the simplest possible list, to show the effects of caching, cancelling and inline checkboxes. */
const meta: Meta = {
  title: 'API/Lists',
  tags: ['release'],
  render: () => {
    const api = createApi({ baseUrl: '/api', tokens: memoryTokenStore() });
    return (
      <ApiProvider api={api}>
        <Page />
      </ApiProvider>
    );
  },
  beforeEach: () => {
    draws = {};
    requests = [];
    const { fetch } = globalThis;
    globalThis.fetch = (input, init) => {
      const url = new URL(String(input instanceof Request ? input.url : input), location.href);
      if (url.pathname.startsWith('/api')) {
        requests.push({ method: init?.method ?? 'GET', url, signal: init?.signal });
      }
      return fetch(input, init);
    };
    return () => {
      globalThis.fetch = fetch;
    };
  },
};
export default meta;

type Story = StoryObj<typeof meta>;

const patches = () => requests.filter(({ method }) => method === 'PATCH');

export const OneTickDrawsOneRow: Story = {
  tags: ['!release', 'CON-LIST-29'],
  parameters: { msw: contractsHandlers({ contracts }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText(/Banque/));
    await expect(canvas.getByLabelText(/Banque/)).toBeChecked();
    await waitFor(() => expect(patches()).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Read again' }));
    await waitFor(() => expect(requests.filter(({ method }) => method === 'GET')).toHaveLength(2));
    await waitFor(() => expect(canvas.getByRole('list')).toHaveAttribute('aria-busy', 'false'));
    await expect(canvas.getByLabelText(/Banque/)).toBeChecked();
    await expect(draws).toEqual({ '2026-0001': 1, '2026-0002': 2, '2026-0003': 1 });
  },
};

/** The contract appears immediately with the data of the list. Its students come with its own response. */
export const OpenedFromItsRow: Story = {
  parameters: {
    msw: [
      http.get('*/api/courses', async ({ request }) => {
        if (new URL(request.url).searchParams.has('courseId')) await answer;
        return undefined;
      }),
      ...contractsHandlers({ contracts }),
    ],
  },
  render: () => (
    <ApiProvider api={createApi({ baseUrl: '/api', tokens: memoryTokenStore() })}>
      <ListAndContract />
    </ApiProvider>
  ),
  play: async ({ canvas }) => {
    const held = new Promise<void>((release) => {
      letGo = release;
    });
    answer = held;
    await canvas.findByLabelText(/Banque/);
    await userEvent.click(canvas.getByRole('button', { name: 'Open the second' }));
    await expect(await canvas.findByRole('heading')).toHaveTextContent('Banque Champlain, 0 students');
    letGo();
    await waitFor(() =>
      expect(canvas.getByRole('heading')).toHaveTextContent('Banque Champlain, 3 students'),
    );
  },
};

export const TickIsSentWhenThePageIsLeft: Story = {
  tags: ['!release', 'CON-LIST-29'],
  parameters: { msw: contractsHandlers({ contracts }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText(/Banque/));
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await expect(patches()).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    await expect(await canvas.findByLabelText(/Banque/)).toBeChecked();
  },
};

export const TickInTheSecondSession: Story = {
  tags: ['CON-LIST-29'],
  parameters: { msw: contractsHandlers({ contracts }) },
  render: () => <TwoSessions />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText(/Banque/));
    await waitFor(() => expect(patches()).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in again' }));
    await userEvent.click(await canvas.findByLabelText(/Hôtels/));
    await expect(canvas.getByLabelText(/Hôtels/)).toBeChecked();
    await waitFor(() => expect(patches()).toHaveLength(2));
  },
};

export const SearchThatIsTypedOn: Story = {
  parameters: { msw: contractsHandlers({ contracts, delay: 900 }) },
  play: async ({ canvas }) => {
    await canvas.findByLabelText(/Banque/);
    await userEvent.type(canvas.getByLabelText('Search'), 'hotels');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    await expect(canvas.getByLabelText(/Hôtels/)).toBeVisible();
    const searches = requests.filter(({ url }) => url.searchParams.has('courseName'));
    // All requests but the last one were cancelled without leaving an error.
    await waitFor(() =>
      expect(searches.map(({ signal }) => signal?.aborted)).toEqual([true, true, true, true, true, false]),
    );
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};

export const BackToACancelledSearch: Story = {
  parameters: { msw: contractsHandlers({ contracts, delay: 900 }) },
  play: async ({ canvas }) => {
    await canvas.findByLabelText(/Banque/);
    await userEvent.type(canvas.getByLabelText('Search'), 'ba');
    await userEvent.type(canvas.getByLabelText('Search'), '{Backspace}');
    await userEvent.type(canvas.getByLabelText('Search'), 'a');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};

export const DrawnTwiceByStrictMode: Story = {
  parameters: { msw: contractsHandlers({ contracts, delay: 20 }) },
  decorators: [
    (Story) => (
      <StrictMode>
        <Story />
      </StrictMode>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/Banque/)).toBeVisible();
    await expect(requests.every(({ signal }) => !signal?.aborted)).toBe(true);
  },
};

/** A history, a save of a contract that updates the screen in its own way, and another write. */
function WritesAndHistory() {
  useHistory({ subject: 'contract', id: 1 }, {}, 20);
  const save = useSaveContract();
  const create = useCreateLanguage();
  return (
    <>
      <button type="button" onClick={() => save(1, { invoice: 'F-1' }, null)}>
        Save
      </button>
      <button type="button" onClick={() => create('Inuktitut')}>
        Create
      </button>
    </>
  );
}

/** Changes that are saved while a history is open appear in it. */
export const SavedBesideAnOpenHistory: Story = {
  tags: ['DECISION-51'],
  parameters: {
    msw: () => [...contractsHandlers({ contracts }), ...languagesHandlers(), ...historyHandlers()],
  },
  render: () => {
    const api = createApi({ baseUrl: '/api', tokens: memoryTokenStore() });
    return (
      <ApiProvider api={api}>
        <WritesAndHistory />
      </ApiProvider>
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(sent('GET history')).toHaveLength(1));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent('GET history')).toHaveLength(2));
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(sent('GET history')).toHaveLength(3));
  },
};
