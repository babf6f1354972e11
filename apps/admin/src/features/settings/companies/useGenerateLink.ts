import { useRegenerateCompanyLink } from '@portal/api-client';
import type { Company } from '@portal/domain';
import { useToast } from '@portal/shell';
import { useEffect, useMemo, useRef } from 'react';
import { companiesWords } from './companies-words';

export interface GenerateLink {
  /** Generates the link of a company without one; further clicks are ignored while it runs. */
  first: (company: Company) => void;
  /** Replaces the existing link; rejects with the error. */
  another: (company: Company) => Promise<void>;
}

/**
 * Generates links of companies and reports the result (SET-COMP-21, MSG-23, MSG-24). The returned functions are stable.
 */
export function useGenerateLink(onGenerated: (company: Company) => void): GenerateLink {
  const generateLink = useRegenerateCompanyLink();
  const { pair } = companiesWords.useWords();
  const toast = useToast();
  const latest = useRef(onGenerated);
  useEffect(() => {
    latest.current = onGenerated;
  });
  const underWay = useRef(new Set<number>());
  const dismissFailure = useRef<() => void>(undefined);

  return useMemo(() => {
    const another = async ({ id }: Company) => {
      dismissFailure.current?.();
      try {
        latest.current(await generateLink(id));
        toast.success(pair('link.done'));
      } catch (error) {
        dismissFailure.current = toast.danger(pair('link.failed'));
        throw error;
      }
    };
    const first = (company: Company) => {
      if (underWay.current.has(company.id)) return;
      underWay.current.add(company.id);
      another(company)
        .catch(() => undefined)
        .finally(() => underWay.current.delete(company.id));
    };
    return { first, another };
  }, [generateLink, pair, toast]);
}
