/** What the courts of a state ask of documents besides their published policy (filing variants, section 2). */
import type { CourtPolicy, StateCode } from '../../../generated/filing/schemas.ts';

type DocumentRules = Pick<
  CourtPolicy,
  'maxPagesPerDocument' | 'stampArea' | 'searchableText' | 'separateDocuments' | 'correction' | 'redaction'
>;

const rules: Partial<Record<StateCode, DocumentRules>> = {
  IL: {
    stampArea: [{ corner: 'top-right', widthIn: 2, heightIn: 2, pages: 'first' }],
    redaction: {
      rule: 'Illinois Supreme Court Rule 138',
      kinds: (['ssn', 'itin', 'licence', 'account', 'card'] as const).map((kind) => ({ kind, shown: 'last4' })),
      acknowledge: false,
    },
  },
  TX: {
    searchableText: 'required',
    separateDocuments: true,
    correction: { amount: 72, unit: 'hours' },
    redaction: {
      rule: 'Texas Rule of Civil Procedure 21c',
      kinds: (['ssn', 'account', 'card', 'licence', 'birthDate'] as const).map((kind) => ({ kind, shown: 'none' })),
      acknowledge: false,
    },
  },
  IN: { maxPagesPerDocument: 250 },
};

const megabyte = 1024 * 1024;

/** Of a document and of an envelope, where they differ from Illinois. */
const sizes: Partial<Record<StateCode, { maxDocumentBytes: number; maxEnvelopeBytes: number }>> = {
  TX: { maxDocumentBytes: 25 * megabyte, maxEnvelopeBytes: 35 * megabyte },
  IN: { maxDocumentBytes: 50 * megabyte, maxEnvelopeBytes: 75 * megabyte },
};

export const documentRulesOf = (state: StateCode): DocumentRules => rules[state] ?? {};

/** In bytes. */
export const sizeLimitsOf = (state: StateCode) =>
  sizes[state] ?? { maxDocumentBytes: 25 * megabyte, maxEnvelopeBytes: 50 * megabyte };
