import { broken, type capabilitiesHandlers, type Situation, sent } from '@portal/api-client/testing';
import { expect, waitFor } from 'storybook/test';
import { type Canvas, type Content, recovers, shows, tryAgain } from './shows';

/** A story that only shows something shows one thing at least. */
type Contents = [Content, ...Content[]];

type Handlers = ReturnType<typeof capabilitiesHandlers>;

/** The story of a page whose backend answers in this way: `answered(() => of({ fail: 403 }), 'Access denied')`. */
export const answered = (msw: Handlers | (() => Handlers), ...contents: Contents) => ({
  parameters: { msw },
  play: shows(...contents),
});

/** The story of what an address of the page shows: `atAddress('/settings/webhooks?search=z', 'No webhook matches')`. */
export const atAddress = (at: string, ...contents: Contents) => ({
  parameters: { portal: { at } },
  play: shows(...contents),
});

/** The story of a page whose read fails until it is tried again; then it shows the content. */
export const recovered = (path: string, content: Content, failure?: Content) => ({
  parameters: { first: [broken(path)] },
  play: recovers(content, failure),
});

/**
 * The stories of what every list and every page of a record shows. `given` returns the handlers of the page in a
 * situation, a function that creates them, or the parameters of a story with such a function.
 *
 * ```ts
 * const states = pageStories(given);
 * export const Empty: Story = states.shows({ webhooks: [] }, 'Add a webhook for each program.');
 * export const Loading: Story = states.loading('Loading the webhooks');
 * export const Refused: Story = states.refused();
 * ```
 */
export function pageStories<Answer extends Situation | undefined>(
  given: (answer: Answer) => Handlers | (() => Handlers) | { msw: () => Handlers },
) {
  const story = (answer: Answer, contents: Contents) => {
    const msw = () => {
      const answers = given(answer);
      if (Array.isArray(answers)) return answers;
      return typeof answers === 'function' ? answers() : answers.msw();
    };
    return answered(msw, ...contents);
  };
  const of = (situation: Situation, contents: Contents) => story(situation as Answer, contents);
  return {
    /** What the page shows for these records or these conditions. */
    shows: (answer: Answer, ...contents: Contents) => story(answer, contents),
    /** What the page shows before its records arrive. */
    loading: (...contents: Contents) => of({ delay: 'infinite' }, contents),
    /** What the page shows to a user who may not read the records. */
    refused: (text: Content = 'Access denied', ...others: Content[]) => of({ fail: 403 }, [text, ...others]),
    /** What the page shows without a connection: among others, a button that tries again. */
    offline: (...contents: Content[]) =>
      of({ fail: 'offline' }, [(canvas) => canvas.findByRole('button', { name: /Try again$/ }), ...contents]),
  };
}

/**
 * The stories of a dialog, or of another part of a page. `open` opens it, or waits for it, and returns its queries.
 *
 * ```ts
 * const inDialog = dialogStories(opened);
 * export const NothingChosen: Story = {
 *   play: inDialog.play(async (dialog) => press(dialog, /Assign$/)),
 * };
 * export const TeachersNotLoaded: Story = inDialog.recovers(path, 'The teachers could not be loaded.');
 * ```
 */
export const dialogStories = <Part extends Canvas>(open: (canvas: Canvas) => Promise<Part>) => ({
  /** Returns a play function whose steps begin in the open dialog; they may use the canvas and the arguments too. */
  play:
    <Context extends { canvas: Canvas }>(steps: (dialog: Part, context: Context) => Promise<unknown>) =>
    async (context: Context): Promise<void> => {
      await steps(await open(context.canvas), context);
    },
  /** What the open dialog shows. */
  shows: (...contents: Contents) => ({
    play: async ({ canvas }: { canvas: Canvas }) => shows(...contents)({ canvas: await open(canvas) }),
  }),
  /** A read of the dialog fails with this text, until it is tried again; then the user goes on. */
  recovers: (path: string, failure: string, goOn?: (dialog: Part) => Promise<unknown>) => ({
    parameters: { first: [broken(path)] },
    play: async ({ canvas }: { canvas: Canvas }) => {
      const dialog = await open(canvas);
      await expect(await dialog.findByText(failure)).toBeVisible();
      await tryAgain(dialog);
      await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
      await goOn?.(dialog);
    },
  }),
});

/**
 * The story of a part of a page whose backend lacks its extension: once the page knows that, the part is not shown, and
 * its call is not sent.
 */
export const hiddenWithout = (
  call: string,
  part: (canvas: Canvas) => HTMLElement | null = (canvas) => canvas.queryByRole('button'),
) => ({
  parameters: { msw: () => [] },
  play: async ({ canvas }: { canvas: Canvas }) => {
    await waitFor(() => expect(sent('GET capabilities')).toHaveLength(1));
    await expect(part(canvas)).toBeNull();
    await expect(sent(call)).toEqual([]);
  },
});
