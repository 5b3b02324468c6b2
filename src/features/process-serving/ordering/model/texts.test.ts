import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/errors';
import type { ServiceRules } from '@/api/generated/serving/model';
import { toTable } from '@/lib/sheets/table';
import { columns } from '../../import/columns';
import { readRecipients } from '../../import/read-recipients';
import { readPlaceFailure, readQuoteFailure } from './place-failure';
import { proofFeeOf, whyNoProofFiling } from './proof-filing';
import { serveByOf } from './serve-by';
import { sheetText } from './sheet-text';
import { besideStep } from './steps';

const failed = (status: number, body: unknown = {}) =>
  new ApiError('Failed', { url: '/', status, statusText: '', body });

describe('readPlaceFailure', () => {
  it('doesn’t know what became of an order whose answer was lost', () => {
    const failure = readPlaceFailure(failed(0));
    expect(failure.kind).toBe('unconfirmed');
    expect(failure.message).toContain('It is not known whether the order was placed.');
  });

  it.each([
    [409, 'quote-stale', 'quote-stale', 'The prices changed since they were quoted.'],
    [409, 'draft-version-conflict', 'conflict', 'Someone else changed this draft'],
    [409, 'draft-submitted', 'submitted', 'Why.'],
    [403, 'credit-hold', 'credit-hold', 'Why. Your draft is saved.'],
    [503, 'no-server', 'no-server', 'Why. Nothing was charged'],
    [403, 'other', 'refused', "You don't have permission"],
    [401, 'other', 'refused', 'Your session has ended'],
    [422, 'other', 'refused', 'Why. Nothing was ordered.'],
  ])('%i %s', (status, code, kind, text) => {
    const failure = readPlaceFailure(failed(status, { code, detail: 'Why.' }));
    expect(failure.kind).toBe(kind);
    expect(failure.message).toContain(text);
  });

  it('says of a hold without words what the banner says', () => {
    expect(readPlaceFailure(failed(403, { code: 'credit-hold' })).message).toContain('Your account is on credit hold.');
  });

  it('puts rejected entries at their fields', () => {
    const errors = { 'content.jobs.0.addresses.0': ['A PO box.'] };
    const failure = readPlaceFailure(failed(422, { code: 'address-blocked', errors }));
    expect(failure.fields).toEqual(new Map([['jobs.0.addresses.0', 'A PO box.']]));
    expect(failure.message).toContain('Some entries were rejected.');
  });
});

describe('readQuoteFailure', () => {
  it('tells what may pass from what is refused', () => {
    expect(readQuoteFailure(failed(500))).toMatchObject({ mayPass: true, details: [] });
    const errors = { 'content.documents': ['Add papers.', 'Add papers.'] };
    expect(readQuoteFailure(failed(422, { code: 'papers-missing', detail: 'Papers are missing.', errors }))).toEqual({
      message: 'Papers are missing.',
      details: ['Add papers.'],
      mayPass: false,
    });
    expect(readQuoteFailure(failed(422)).message).toBe('The order couldn’t be quoted.');
  });
});

describe('filing proofs', () => {
  const fee = { state: 'IL', description: '', courtFee: 0, serviceFee: 9.95, total: 9.95 } as const;
  const own = { ...fee, courtCode: 'lakemoor:cv1', total: 14.95 };

  it('costs what the court’s own row says', () => {
    expect(proofFeeOf([fee, own], 'lakemoor:cv1')).toBe(own);
    expect(proofFeeOf([fee, own], 'other')).toBe(fee);
    expect(proofFeeOf([own], undefined)).toBeUndefined();
  });

  it('says why it isn’t possible', () => {
    const place = { stateName: 'Illinois', fees: [fee], isProviderKnown: true };
    expect(whyNoProofFiling(place)).toBeUndefined();
    expect(whyNoProofFiling({ ...place, fees: [] })).toContain('Courts in Illinois');
    expect(whyNoProofFiling({ ...place, isProviderKnown: false })).toContain('in Illinois yet');
    expect(whyNoProofFiling({ ...place, fees: [own], courtCode: 'other' })).toContain('This court');
  });
});

describe('serveByOf', () => {
  const rules: ServiceRules = {
    state: 'IL',
    on: '2026-03-02',
    hasRules: true,
    text: 'Not legal advice. Check the source.',
    rules: [],
    barredWeekdays: [],
    minimumSubstituteAge: 13,
    canSubstitute: true,
    diligence: { attempts: 3, days: 3, timesOfDay: 1, homeAttempts: 0 },
    photosPerAttempt: 0,
    deadline: { status: 'dated', serveBy: '2026-04-01', text: 'Serve by 04/01/2026', source: 'Rule 102(b)' },
  };
  const court = { kind: 'court-case' } as const;

  it('is the rule’s day with its source', () => {
    expect(serveByOf({}, court, rules, '2026-03-02')).toEqual({ text: 'Serve by 04/01/2026', source: 'Rule 102(b)' });
    expect(serveByOf({}, court, undefined, '2026-03-02')).toBeUndefined();
  });

  it('never passes in silence', () => {
    expect(serveByOf({}, court, rules, '2026-04-02')?.warning).toContain('has passed');
    expect(serveByOf({ dueOn: '2026-04-02' }, court, rules, '2026-03-02')?.warning).toContain('later than the rule');
    expect(serveByOf({ dueOn: '2026-04-01' }, court, rules, '2026-03-02')?.warning).toBeUndefined();
  });

  it('asks for a date, and says where no rules are on file', () => {
    const text = 'Enter the date of the summons to see the deadline.';
    const undated = { ...rules, deadline: { status: 'needs-date' as const, text } };
    expect(serveByOf({}, court, undated, '2026-03-02')?.text).toBe(text);
    const none = { ...rules, hasRules: false, text: 'No rules on file for Ohio.' };
    expect(serveByOf({}, court, none, '2026-03-02')?.text).toBe('No rules on file for Ohio.');
  });

  it('of a notice is the firm’s own day', () => {
    expect(serveByOf({}, { kind: 'notice' }, rules, '2026-03-02')).toBeUndefined();
    expect(serveByOf({ dueOn: '2026-04-01' }, { kind: 'notice' }, rules, '2026-03-02')?.text).toContain('your date');
  });
});

describe('sheetText', () => {
  it('can be imported again, and runs no formula', () => {
    const table = toTable([
      ['Recipient', 'Street', 'City', 'State', 'ZIP', 'Instructions'],
      ['Ortega, "Lu"', '1 Elm St', 'Chicago', 'ZZ', '60601', '=1+1'],
    ]);
    const read = readRecipients(table);
    const failedRows = read.kind === 'read' ? read.failed : [];
    const text = sheetText(failedRows);
    expect(text).toContain('"Ortega, ""Lu"""');
    expect(text).toContain("'=1+1");
    expect(text).toContain('State:');
    expect(sheetText([]).split('\r\n')[0]?.split(',')).toHaveLength(columns.length);
  });
});

describe('besideStep', () => {
  it('has nothing before the first and after the last', () => {
    expect(besideStep('documents', -1)).toBeUndefined();
    expect(besideStep('service', 1)).toBe('review');
    expect(besideStep('review', 1)).toBeUndefined();
  });
});
