import { useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';

interface Toolbar {
  language?: string;
  theme?: string;
}

const events = ['setGlobals', 'globalsUpdated'] as const;

/**
 * Returns the toolbar's settings, outside of stories. They are read from the page itself, because a story in a frame
 * sends the same events with its own theme and language.
 */
export function useToolbar(): Toolbar {
  const channel = addons.getChannel();
  const [globals, setGlobals] = useState(ownGlobals);
  useEffect(() => {
    const follow = () => setGlobals(ownGlobals());
    follow();
    for (const event of events) channel.on(event, follow);
    return () => {
      for (const event of events) channel.off(event, follow);
    };
  }, [channel]);
  return globals;
}

function ownGlobals(): Toolbar {
  return window.__STORYBOOK_PREVIEW__?.storyStoreValue?.userGlobals.get() ?? {};
}
