import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/errors';
import type { ServiceRules } from '@/api/generated/serving/model';
import { readPlaceFailure, readQuoteFailure } from './place-failure';
import { proofFeeOf, whyNoProofFiling } from './proof-filing';
import { serveByOf } from './serve-by';
import { besideStep, orderSteps, orderStepTitles } from './steps';

const failed = (status: number, body: unknown = {}) =>
  new ApiError('Failed', { url: '/', status, statusText: '', body });

describe('readPlaceFailure', () => {
  it('doesn’t know what became of an order whose answer was lost', () => {
    const failure = readPlaceFailure(failed(0));
    expect(failure.kind).toBe('unconfirmed');
    expect(failure.message).toContain('It is not known whether the order was placed.');
    expect(failure.title).toBe('The order couldn’t be confirmed');
    expect(failure.fields.size).toBe(0);
    expect(readPlaceFailure(failed(503, { errors: { 'content.jobs': ['Add one.'] } })).fields.size).toBe(0);
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
    expect(failure.title).toBe('The order wasn’t placed');
  });

  it('tells the error’s own words where the service gives none', () => {
    expect(readPlaceFailure(failed(409, { code: 'draft-submitted' })).message).toBe('Failed');
    expect(readPlaceFailure(failed(422)).message).toBe('Failed Nothing was ordered.');
  });

  it('says of a hold without words what the banner says', () => {
    expect(readPlaceFailure(failed(403, { code: 'credit-hold' })).message).toContain('Your account is on credit hold.');
  });

  it('puts rejected entries at their fields', () => {
    const errors = { 'content.jobs.0.addresses.0': ['A PO box.'] };
    const failure = readPlaceFailure(failed(422, { code: 'address-blocked', errors }));
    expect(failure.fields).toEqual(new Map([['jobs.0.addresses.0', 'A PO box.']]));
    expect(failure.message).toContain('Some entries were rejected.');
    const others = { 'content.jobs': ['First.', 'Second.'], 'jobs.content.x': ['Inside.'], state: [] };
    expect([...readPlaceFailure(failed(422, { errors: others })).fields]).toEqual([
      ['jobs', 'First.'],
      ['jobs.content.x', 'Inside.'],
      ['state', ''],
    ]);
  });
});

describe('readQuoteFailure', () => {
  it('tells what may pass from what is refused', () => {
    expect(readQuoteFailure(failed(500))).toEqual({
      ...{ message: 'The order couldn’t be quoted right now.', details: [], mayPass: true },
    });
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
    expect(proofFeeOf([own, fee], undefined)).toBe(fee);
    expect(proofFeeOf([own], undefined)).toBeUndefined();
    expect(proofFeeOf([own], 'other')).toBeUndefined();
  });

  it('says why it isn’t possible', () => {
    const place = { stateName: 'Illinois', fees: [fee], isProviderKnown: true, canFile: true };
    expect(whyNoProofFiling(place)).toBeUndefined();
    expect(whyNoProofFiling({ ...place, canFile: false, fees: [] })).toContain('for process serving only');
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
    expect(serveByOf({}, court, rules, '2026-04-01')?.warning).toBeUndefined();
  });

  it('never passes in silence', () => {
    expect(serveByOf({}, court, rules, '2026-04-02')?.warning).toContain('has passed');
    expect(serveByOf({ dueOn: '2026-04-02' }, court, rules, '2026-03-02')?.warning).toBe(
      'Your date, Apr 2, 2026, is later than the rule allows.',
    );
    expect(serveByOf({ dueOn: '2026-04-01' }, court, rules, '2026-03-02')?.warning).toBeUndefined();
  });

  it('asks for a date, and says where no rules are on file', () => {
    const text = 'Enter the date of the summons to see the deadline.';
    const undated = { ...rules, deadline: { status: 'needs-date' as const, text } };
    expect(serveByOf({ dueOn: '2026-04-02' }, court, undated, '2026-03-02')).toEqual({ text, source: undefined });
    const none = { ...rules, hasRules: false, text: 'No rules on file for Ohio.' };
    expect(serveByOf({}, court, none, '2026-05-02')).toEqual({ text: 'No rules on file for Ohio.', source: undefined });
  });

  it('of a notice is the firm’s own day', () => {
    expect(serveByOf({}, { kind: 'notice' }, rules, '2026-03-02')).toBeUndefined();
    expect(serveByOf({ dueOn: '2026-04-01' }, { kind: 'notice' }, rules, '2026-03-02')).toEqual({
      ...{ text: 'Serve by Apr 1, 2026 (your date)', source: undefined },
    });
  });
});

describe('besideStep', () => {
  it('has nothing before the first and after the last', () => {
    expect(besideStep('documents', -1)).toBeUndefined();
    expect(besideStep('service', 1)).toBe('review');
    expect(besideStep('review', 1)).toBeUndefined();
  });
});

describe('the steps of an order', () => {
  it('are in the order in which they are taken, each with a title of its own', () => {
    expect(orderSteps).toEqual(['documents', 'case', 'recipients', 'service', 'review']);
    expect(Object.keys(orderStepTitles)).toEqual([...orderSteps]);
    expect(new Set(Object.values(orderStepTitles)).size).toBe(5);
    for (const title of Object.values(orderStepTitles)) expect(title).toMatch(/\w/);
  });
});
