import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

/** Renders real components inside a guide. */
export function Example({ children }: { children: ReactNode }) {
  return (
    <Unstyled>
      <div
        style={{
          display: 'grid',
          justifyItems: 'start',
          gap: 16,
          padding: 24,
          marginBlock: 16,
          border: '1px solid var(--color-line)',
          borderRadius: 12,
          background: 'var(--color-surface)',
          color: 'var(--color-text)',
        }}
      >
        {children}
      </div>
    </Unstyled>
  );
}
