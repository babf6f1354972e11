import { useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';

interface Toolbar {
  language?: string;
  theme?: string;
}

const events = ['setGlobals', 'globalsUpdated'] as const;

/**
 * What the toolbar says now, outside of stories. It is read from the page itself: a story in a frame sends the same
 * events to the page, with the theme and language that it asks for.
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
