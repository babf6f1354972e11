import type { ReactEventHandler } from 'react';
import { useToolbar } from './useToolbar';

export interface StoryFrameProps {
  /** Id of the story, such as `components-overlays-dialog--busy`. */
  id: string;
  /** Name of the story and title of the frame. */
  name: string;
  /** Language and theme that the story sets; the toolbar decides the rest. */
  globals: { language?: string; theme?: string };
  /** Width of the frame, such as `360px`; full width by default. */
  width?: string;
  /** Height of the frame, such as `480px`. */
  height: string;
}

/**
 * Shows a story in an iframe that loads lazily. Its play function does not run, because it is a test and needs focus,
 * and the story cannot take focus from the page.
 */
export function StoryFrame({ id, name, globals, width, height }: StoryFrameProps) {
  const { language, theme } = { ...useToolbar(), ...globals };
  const query = new URLSearchParams({
    viewMode: 'story',
    id,
    embed: 'true',
    // The first setting disables axe here.
    globals: ['a11y.manual:!true', language && `language:${language}`, theme && `theme:${theme}`]
      .filter(Boolean)
      .join(';'),
  });

  const guardFocus: ReactEventHandler<HTMLIFrameElement> = ({ currentTarget: frame }) => {
    // Only user activation may move focus into the frame. Blur must wait until the focus event is over.
    frame.contentWindow?.addEventListener('focus', () => {
      if (!navigator.userActivation.isActive) queueMicrotask(() => frame.blur());
    });
  };

  return (
    <iframe
      className="sb-unstyled story-frame"
      title={name}
      src={`iframe.html?${query}`}
      loading="lazy"
      onLoad={guardFocus}
      style={{ width: width ?? '100%', height }}
    />
  );
}
