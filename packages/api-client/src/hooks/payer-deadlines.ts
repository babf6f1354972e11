import type { PayerDeadline, PayerTerms, SavedPayerTerms, SentPaper } from '@portal/domain';
import {
  getPayerTerms,
  listPayerDeadlines,
  markPaperSent,
  setPayerTerms,
  unmarkPaperSent,
} from '../generated/sdk.gen.ts';
import type { GetPayerTermsResponse } from '../generated/types.gen.ts';
import {
  payerDeadlineFromWire,
  payerTermsToWire,
  savedPayerTermsFromWire,
  sentPaperFromWire,
} from '../wire/payer-deadline.ts';
import { keepRows, type Query, type ReadCall, useQuery } from './useQuery.ts';
import { useWrite } from './useWrite.ts';

/** Whose terms: a contract or a company. */
export type PayerTermsOwner = { contractId: number } | { companyId: number };

/** Terms as they were read. */
export interface VersionedPayerTerms extends SavedPayerTerms {
  /** Sent back with a save, which fails if someone else saved first. */
  version: string | null;
}

/** What the payer of a contract or company wants, and by when (extension `payer-deadlines`). Null reads nothing. */
export function usePayerTerms(of: PayerTermsOwner | null): Query<VersionedPayerTerms> {
  return useQuery(of && ['payer-terms', of], async (call) => {
    const { data, response } = await getPayerTerms({
      ...call,
      query:
        of === null ? {} : 'contractId' in of ? { courseId: of.contractId } : { companyId: of.companyId },
    });
    return versioned(data, response);
  });
}

/**
 * Replaces the terms of a contract or company; null returns a contract to those of its company. `was` is what was read.
 * Throws `conflict` when someone else has changed them.
 */
export function useSavePayerTerms(): (
  of: PayerTermsOwner,
  terms: PayerTerms | null,
  was: Pick<VersionedPayerTerms, 'version'>,
) => Promise<VersionedPayerTerms> {
  return useWrite(
    async (
      call,
      of: PayerTermsOwner,
      terms: PayerTerms | null,
      { version }: Pick<VersionedPayerTerms, 'version'>,
    ) => {
      const owner = 'contractId' in of ? { course_id: of.contractId } : { company_id: of.companyId };
      const { data, response } = await setPayerTerms({
        ...call,
        body: { ...owner, terms: terms && payerTermsToWire(terms) },
        ...(version && { headers: { 'If-Match': version } }),
      });
      return versioned(data, response);
    },
    'payer-terms',
    'payer-deadlines',
  );
}

/**
 * The papers that are owed to payers, by the day on which they are due: the open ones of all contracts, or all of one
 * contract, sent ones included (extension `payer-deadlines`). Null reads nothing.
 */
export function usePayerDeadlines(of: { contractId: number } | 'all' | null): Query<PayerDeadline[]> {
  return useQuery(
    of && ['payer-deadlines', of],
    async (call) => readPayerDeadlines(call, of === 'all' || of === null ? {} : { courseId: of.contractId }),
    keepRows,
  );
}

/** Reads the papers that are owed to payers. */
export async function readPayerDeadlines(
  call: ReadCall,
  query: { courseId?: number } = {},
): Promise<PayerDeadline[]> {
  return (await listPayerDeadlines({ ...call, query })).data.data.map(payerDeadlineFromWire);
}

/** Marks a paper as sent. Resolves with the stored mark, which may be a colleague's earlier one. */
export function useMarkPaperSent(): (
  deadline: Pick<PayerDeadline, 'contract' | 'paper' | 'period'>,
  sentOn: string,
) => Promise<SentPaper> {
  return useWrite(
    async (
      call,
      { contract, paper, period }: Pick<PayerDeadline, 'contract' | 'paper' | 'period'>,
      sentOn: string,
    ) => {
      const body = { course_id: contract.id, paper, period, sent_on: sentOn };
      return sentPaperFromWire((await markPaperSent({ ...call, body })).data.data);
    },
    'payer-deadlines',
  );
}

/** Takes back that a paper was sent. */
export function useUnmarkPaperSent(): (sent: Pick<SentPaper, 'id'>) => Promise<void> {
  return useWrite(async (call, { id }: Pick<SentPaper, 'id'>) => {
    await unmarkPaperSent({ ...call, path: { id } });
  }, 'payer-deadlines');
}

function versioned({ data }: GetPayerTermsResponse, response: Response): VersionedPayerTerms {
  return { ...savedPayerTermsFromWire(data), version: response.headers.get('ETag') };
}
