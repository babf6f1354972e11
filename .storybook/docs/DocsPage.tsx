import {
  Canvas,
  Controls,
  Description,
  DocsContainer,
  type DocsContainerProps,
  DocsContext,
  Heading,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useContext } from 'react';
import { create, Global } from 'storybook/theming';
import { StoryFrame } from './StoryFrame';
import { useToolbar } from './useToolbar';

/** The page of a component: its description, its props, then its stories. */
export function DocsPage() {
  const [first, ...others] = useContext(DocsContext).componentStories();
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {first && <Situation of={first.moduleExport} first />}
      <Controls />
      {others.length > 0 && <Heading>Situations</Heading>}
      {others.map((story) => (
        <Situation key={story.id} of={story.moduleExport} />
      ))}
    </>
  );
}

interface SituationProps {
  /** The exported story. */
  of: object;
  /** The story that the controls change. */
  first?: boolean;
}

/**
 * Shows a story in the page, or in a frame if it sets a theme, language or width, or opens a dialog. Dialog stories are
 * recognized by their title; others set `docs: { story: { inline: false } }`.
 */
function Situation({ of, first = false }: SituationProps) {
  const { story } = useOf(of, ['story']);
  const { theme, language, viewport } = story.storyGlobals;
  const { docs, viewport: viewports } = story.parameters;
  const size = viewports?.options?.[viewport?.value]?.styles;
  const isFramed =
    theme !== undefined ||
    language !== undefined ||
    viewport !== undefined ||
    docs?.story?.inline === false ||
    /(Dialog|Palette)$/.test(story.title);
  return (
    <>
      {!first && <h3 id={story.id}>{story.name}</h3>}
      {!first && <Description of={of} />}
      {isFramed ? (
        <StoryFrame
          id={story.id}
          name={story.name}
          globals={{ ...(theme && { theme }), ...(language && { language }) }}
          width={size?.width}
          height={docs?.story?.height ?? size?.height ?? '480px'}
        />
      ) : (
        <Canvas of={of} sourceState="hidden" />
      )}
    </>
  );
}

const fontBase = '"Inter Variable", "Inter Fallback", system-ui, sans-serif';
const themes = { light: create({ base: 'light', fontBase }), dark: create({ base: 'dark', fontBase }) };

// The app's CSS reset removes list markers and table widths.
const guides = {
  '.sbdocs ol': { listStyle: 'decimal' },
  '.sbdocs-content table.needs': { width: '100%', tableLayout: 'fixed' as const },
  '.sbdocs-content th': { textAlign: 'start' as const },
  '.story-frame': {
    display: 'block',
    maxWidth: '100%',
    margin: '25px 0 40px',
    border: '1px solid var(--color-line)',
    borderRadius: 4,
  },
};

/** Applies the toolbar's theme to the page around the stories. */
export function ThemedDocs({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const { theme } = useToolbar();
  return (
    <DocsContainer {...props} theme={theme === 'dark' ? themes.dark : themes.light}>
      <Global styles={guides} />
      {children}
    </DocsContainer>
  );
}
