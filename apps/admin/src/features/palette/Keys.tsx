import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { actOnKey } from './act-on-key';
import type { Finder } from './FindAnything';
import { isMod, mayBeShortcut } from './key-gate';

export interface KeysProps {
  /** Fetches what acts on a key. Give it as a constant. */
  load: () => Promise<{ actOnKey: typeof actOnKey }>;
  onOpen: (finder: Finder) => void;
}

/** Hears the keys of the shortcuts, on every screen. */
export function Keys({ load, onOpen }: KeysProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const act = useEffectEvent((pressed: Parameters<typeof actOnKey>[0], then: typeof actOnKey) =>
    then(pressed, { pathname, go: (to) => void navigate(to), open: onOpen }),
  );
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      // The key that comes before K: what it opens is then there in time.
      if (event.key === 'Control' || event.key === 'Meta') load().catch(() => {});
      if (!mayBeShortcut(event)) return;
      const { key, timeStamp: at } = event;
      const mod = isMod(event) && !event.getModifierState('AltGraph');
      // The browser's own: a search in its bar, a page saved as a file, a search as one types.
      if ((mod && (key !== 's' || document.forms.length > 0)) || key === '/') event.preventDefault();
      load().then(
        ({ actOnKey }) => act({ key, mod, at }, actOnKey),
        () => {},
      );
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [load]);
  return null;
}
