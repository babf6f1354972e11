import type { ReactEventHandler } from 'react';
import { useToolbar } from './useToolbar';

export interface StoryFrameProps {
  /** The story's id, such as `components-overlays-dialog--busy`. */
  id: string;
  /** The story's name; the frame is called like it. */
  name: string;
  /** The language and theme that the story asks for; the toolbar decides the rest. */
  globals: { language?: string; theme?: string };
  /** Of the window that the story asks for, such as `360px`; as wide as the page by default. */
  width?: string;
  /** Of the window, such as `480px`. */
  height: string;
}

/**
 * Shows a story in a window of its own, loaded when it comes near. Its play function does not run: plays are tests, and
 * need the focus. The story cannot take the focus from the page, as a dialog would that opens.
 */
export function StoryFrame({ id, name, globals, width, height }: StoryFrameProps) {
  const { language, theme } = { ...useToolbar(), ...globals };
  const query = new URLSearchParams({
    viewMode: 'story',
    id,
    embed: 'true',
    // Other tests ask axe.
    globals: ['a11y.manual:!true', language && `language:${language}`, theme && `theme:${theme}`]
      .filter(Boolean)
      .join(';'),
  });

  const guardFocus: ReactEventHandler<HTMLIFrameElement> = ({ currentTarget: frame }) => {
    // Only a person's click or key moves the focus into the frame; while it is being moved it cannot be given back.
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
