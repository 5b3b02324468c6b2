import { describe, expect, it } from 'vitest';
import { completeCase, completeFiling, courtCase, filingOf, tables } from '../../../../tests/court-tables.ts';
import type { FilingContent } from '../model/filing-content';
import type { FilingRules } from '../model/filing-tables';
import type { RuleContext } from '../rules/rule-context';
import { rules } from './rules';

const policy: FilingRules['policy'] = {
  courtCode: 'lakemoor:ch1',
  policyVersion: '3',
  effectiveDate: '2026-01-01',
  lastUpdated: '2026-01-01T09:00:00Z',
  courtTimeZone: 'America/Chicago',
  filingDayEndsAt: '23:59',
  maxDocumentBytes: 26_214_400,
  maxEnvelopeBytes: 36_700_160,
  maxFilingsPerEnvelope: 10,
  maxAttachmentsPerFiling: 5,
  maxFileNameLength: 50,
  allowedFileTypes: [{ extension: 'pdf', mediaType: 'application/pdf' }],
  refusesEncryptedPdf: true,
  refusesXfaForms: true,
  requiresTextSearchablePdf: false,
  acceptsFeeWaiver: true,
};
const court = { name: 'Lakemoor', allowableCardTypes: 'VISA', restrictBankAccountPayment: false };
const ordersCourt = {
  ...tables,
  filingTypes: tables.filingTypes.map((type) => ({ ...type, isProposedOrder: type.code === '61' })),
};
const nothing: RuleContext = {
  tables: undefined,
  filings: undefined,
  payment: undefined,
  courtCase: undefined,
  lookup: undefined,
  withoutAttorney: new Set(),
};
const everything: RuleContext = {
  ...nothing,
  tables: ordersCourt,
  filings: { tables: ordersCourt, policy, unattached: [], byFilingType: new Map() },
  payment: { accounts: [], court, policy, now: new Date(2026, 2, 2) },
  courtCase,
  lookup: courtCase,
};

const paths = (content: FilingContent, context: Partial<RuleContext>) =>
  rules(content, { ...nothing, ...context }).map(({ step, path }) => `${step}: ${path}`);

const filing = filingOf();
const broken: FilingContent = {
  ...completeCase,
  disclaimerCodes: [],
  parties: completeCase.parties.slice(0, 1),
  filings: [filing],
};

describe('the rules', () => {
  it('find every problem, from the first step to the last', () => {
    expect(paths(broken, everything)).toEqual([
      'case: disclaimerCodes.80',
      'parties: parties',
      'filings: filings.0.leadDocument',
      'filings: filings.0.proposedOrder.basis',
      'filings: filings.0.filingAttorneyId',
      'payment: paymentAccountId',
    ]);
  });

  it('find nothing as long as nothing has loaded', () => {
    expect(rules(broken, nothing)).toEqual([]);
  });

  it.each<[string, keyof RuleContext, string[]]>([
    [
      'the court’s tables',
      'tables',
      [
        'case: disclaimerCodes.80',
        'parties: parties',
        'filings: filings.0.proposedOrder.basis',
        'filings: filings.0.filingAttorneyId',
      ],
    ],
    ['the filings’ rules', 'filings', ['filings: filings.0.leadDocument']],
    ['the payment’s rules', 'payment', ['payment: paymentAccountId']],
  ])('find what %s alone can tell', (_, loaded, expected) => {
    expect(paths(broken, { [loaded]: everything[loaded] })).toEqual(expected);
  });

  it('find no fault in a filing without an attorney that was confirmed', () => {
    const confirmed = { ...everything, withoutAttorney: new Set([filing.id]) };
    expect(paths(broken, confirmed)).not.toContain('filings: filings.0.filingAttorneyId');
    const another = { ...everything, withoutAttorney: new Set(['another']) };
    expect(paths(broken, another)).toContain('filings: filings.0.filingAttorneyId');
  });

  it.each<[string, Partial<RuleContext>, string[]]>([
    ['that has its parties', { courtCase, lookup: courtCase }, []],
    ['whose party left', { courtCase: { ...courtCase, parties: [] } }, ['parties: filingPartyIds']],
    ['that takes no filings', { lookup: { ...courtCase, isFilingAllowed: false } }, ['case: caseTrackingId']],
    ['that the court no longer has', { lookup: 'unknown' }, ['case: caseTrackingId']],
  ])('check a filing against the case %s', (_, context, expected) => {
    expect(paths(completeFiling, { tables, ...context })).toEqual(expected);
  });
});
