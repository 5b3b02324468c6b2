import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import type { ServiceContactCase } from '@/api/generated/filing/model';
import {
  areAllAttached,
  attachEach,
  attachRequest,
  type CaseOutcomes,
  casesByCourt,
  isSamePreview,
} from './case-steps';

const attachment = (caseTrackingId: string, courtName: string, casePartyId?: string): ServiceContactCase => ({
  caseTrackingId,
  caseNumber: `2026-${caseTrackingId}`,
  caseTitle: 'Ortega v. Lakeshore',
  courtCode: courtName.toLowerCase(),
  courtName,
  casePartyId,
  partyName: casePartyId && `Party ${casePartyId}`,
});
const failed = (status: number) => new ApiError('Message', { url: '/x', status, statusText: '', body: undefined });
const cases = casesByCourt([
  attachment('2', 'Windsor'),
  attachment('1', 'Windsor', 'a'),
  { ...attachment('3', 'Ashgrove'), isLastOfFirm: true },
  attachment('1', 'Windsor', 'b'),
]);

it('lists each case once, court by court', () => {
  expect(cases.map(({ caseTrackingId, isLastOfFirm }) => [caseTrackingId, isLastOfFirm])).toEqual([
    ['3', true],
    ['1', false],
    ['2', false],
  ]);
  expect(cases[1]?.parties.map(({ partyName }) => partyName)).toEqual(['Party a', 'Party b']);
});

it('compares previews by case and party', () => {
  expect(isSamePreview(cases, cases.toReversed())).toBe(true);
  expect(isSamePreview(cases, cases.slice(1))).toBe(false);
  expect(isSamePreview(casesByCourt([attachment('1', 'W', 'a')]), casesByCourt([attachment('1', 'W')]))).toBe(false);
});

it('attaches for the same parties, or the whole case', () => {
  const requests = cases.map((each) => attachRequest('other', each));
  expect(requests[0]).toEqual({
    courtCode: 'ashgrove',
    caseTrackingId: '3',
    contacts: [{ serviceContactId: 'other' }],
  });
  expect(requests[1]?.contacts).toEqual([
    { serviceContactId: 'other', casePartyId: 'a' },
    { serviceContactId: 'other', casePartyId: 'b' },
  ]);
  expect(requests[0]?.contacts[0]).not.toHaveProperty('casePartyId');
});

describe('attaching to each case', () => {
  const run = async (answers: Record<string, ApiError>, before: CaseOutcomes = new Map()) => {
    const called: string[] = [];
    const report = vi.fn();
    const outcomes = await attachEach(
      cases,
      ({ caseTrackingId }) => {
        called.push(caseTrackingId);
        const error = answers[caseTrackingId];
        return error ? Promise.reject(error) : Promise.resolve();
      },
      before,
      report,
    );
    return { called, outcomes, reported: report.mock.calls.map(([each]) => [...each.keys()]) };
  };

  it('goes on after a failure, and repeats only what failed', async () => {
    const error = failed(503);
    const first = await run({ 1: error });
    expect(first.called).toEqual(['3', '1', '2']);
    expect(first.reported).toEqual([['3'], ['3', '1'], ['3', '1', '2']]);
    expect(first.outcomes.get('1')).toEqual({ error });
    expect(areAllAttached(cases, first.outcomes)).toBe(false);
    const second = await run({}, first.outcomes);
    expect(second.called).toEqual(['1']);
    // What failed is not said anymore while it is tried again.
    expect(second.reported).toEqual([
      ['3', '2'],
      ['3', '2', '1'],
    ]);
    expect(areAllAttached(cases, second.outcomes)).toBe(true);
  });

  it.each([
    ['a refused input', failed(400)],
    ['a denial', failed(403)],
    ['a case that is gone', failed(404)],
    ['a conflict', failed(409)],
    ['a refusal of the court', failed(422)],
    ['a short outage', failed(503)],
  ])('goes on with the next cases after %s', async (_, error) => {
    const ids = ['1', '2', '3', '4', '5', '6', '7', '8'];
    const { length } = ids;
    const outcomes = await attachEach(
      casesByCourt(ids.map((id) => attachment(id, 'Windsor'))),
      ({ caseTrackingId }) =>
        caseTrackingId === '1' ? Promise.reject(error) : new Promise((done) => setTimeout(done)),
      new Map(),
      () => {},
    );
    expect(outcomes.get('1')).toEqual({ error });
    expect([...outcomes.values()].filter((outcome) => outcome === 'attached')).toHaveLength(length - 1);
  });

  it('goes on after each case that is attached, however many wait', async () => {
    const outcomes = await attachEach(
      many,
      () => new Promise((done) => setTimeout(done)),
      new Map(),
      () => {},
    );
    expect(areAllAttached(many, outcomes)).toBe(true);
  });

  const many = casesByCourt(['1', '2', '3', '4', '5', '6'].map((id) => attachment(id, 'Windsor')));

  it.each([
    ['a lost connection', failed(0)],
    ['a lost session', failed(401)],
    ['a filing service that wants a sign-in', failed(423)],
    ['silence', ApiError.ofTimeout('/x')],
  ])('starts no more after %s, and says which were left out', async (_, error) => {
    const called: string[] = [];
    const outcomes = await attachEach(
      many,
      ({ caseTrackingId }) => {
        called.push(caseTrackingId);
        return caseTrackingId === '2' ? Promise.reject(error) : new Promise((done) => setTimeout(done));
      },
      new Map(),
      () => {},
    );
    expect(called).toEqual(['1', '2', '3', '4']);
    expect(Object.fromEntries(outcomes)).toEqual({
      1: 'attached',
      2: { error },
      3: 'attached',
      4: 'attached',
      5: 'not-tried',
      6: 'not-tried',
    });
    const again: string[] = [];
    const next = await attachEach(
      many,
      async ({ caseTrackingId }) => again.push(caseTrackingId),
      outcomes,
      () => {},
    );
    expect(again).toEqual(['2', '5', '6']);
    expect(areAllAttached(many, next)).toBe(true);
  });
});
