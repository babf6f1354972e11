import { defineWords, standardWords } from '@portal/i18n';
import { StandardLabelsProvider } from '@portal/ui';
import type { ReactNode } from 'react';

const { T } = /* @__PURE__ */ defineWords('standard', standardWords);

/** Gives the components of the design system the labels that they have by themselves, in the user's languages. */
export function StandardLabels({ children }: { children: ReactNode }) {
  return <StandardLabelsProvider label={T}>{children}</StandardLabelsProvider>;
}
