import { useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';

interface Toolbar {
  language?: string;
  theme?: string;
}

const events = ['setGlobals', 'globalsUpdated'] as const;

/** Returns the toolbar's settings, outside of stories. */
export function useToolbar(): Toolbar {
  const channel = addons.getChannel();
  const [globals, setGlobals] = useState<Toolbar>(
    () => (channel.last('globalsUpdated') ?? channel.last('setGlobals'))?.[0]?.globals ?? {},
  );
  useEffect(() => {
    const follow = ({ globals }: { globals: Toolbar }) => setGlobals(globals);
    for (const event of events) channel.on(event, follow);
    return () => {
      for (const event of events) channel.off(event, follow);
    };
  }, [channel]);
  return globals;
}
