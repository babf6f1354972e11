import { defineWords, standardWords } from '@portal/i18n';
import { StandardLabelsProvider } from '@portal/ui';
import type { ReactNode } from 'react';

const { T } = /* @__PURE__ */ defineWords('standard', standardWords);

const labels = { close: <T k="close" />, cancel: <T k="cancel" />, retry: <T k="retry" /> };

/** Gives the components of the design system the labels that they have by themselves, in the user's languages. */
export function StandardLabels({ children }: { children: ReactNode }) {
  return <StandardLabelsProvider labels={labels}>{children}</StandardLabelsProvider>;
}
