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
import { useToolbar } from './useToolbar';

/** The page of a component: what it is, every prop, then its situations one below the other. */
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
  /** The story, as its module exports it. */
  of: object;
  /** The one that the controls change. */
  first?: boolean;
}

/** A story that asks for a theme, a language or a width gets a window of its own: the page has but one of each. */
function Situation({ of, first = false }: SituationProps) {
  const { story } = useOf(of, ['story']);
  const { theme, language, viewport } = story.storyGlobals;
  const framed = theme !== undefined || language !== undefined || viewport !== undefined;
  return (
    <>
      {!first && <h3 id={story.id}>{story.name}</h3>}
      {!first && <Description of={of} />}
      <Canvas of={of} story={framed ? { inline: false, height: '420px' } : {}} sourceState="hidden" />
    </>
  );
}

const fontBase = '"Inter Variable", "Inter Fallback", system-ui, sans-serif';
const themes = { light: create({ base: 'light', fontBase }), dark: create({ base: 'dark', fontBase }) };

/** The reset takes the marks off lists and leaves tables as wide as their words. */
const guides = {
  '.sbdocs ol': { listStyle: 'decimal' },
  '.sbdocs-content table.needs': { width: '100%', tableLayout: 'fixed' as const },
  '.sbdocs-content th': { textAlign: 'start' as const },
};

/** Dark when the toolbar says so, words around the stories included. */
export function ThemedDocs({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const { theme } = useToolbar();
  return (
    <DocsContainer {...props} theme={theme === 'dark' ? themes.dark : themes.light}>
      <Global styles={guides} />
      {children}
    </DocsContainer>
  );
}
