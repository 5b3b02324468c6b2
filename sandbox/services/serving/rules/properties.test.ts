/** Quotes, diligence and findings against second, naive implementations, 10,000 cases each. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ServingContent } from '../../../generated/serving/schemas.ts';
import { toCents } from '../../filing/money.ts';
import { priceContent } from '../orders/quote-lines.ts';
import { diligenceProgress, isDiligent } from './diligence.ts';
import { findingsOf } from './findings.ts';

const many = { numRuns: 10_000 };

type Job = ServingContent['jobs'][number];

const address = fc.record({
  addressId: fc.uuid(),
  label: fc.constantFrom('home', 'work', 'registered-agent', 'other'),
  street: fc.constantFrom('820 Harbor Street', '1 Elm Street', '12 Mill Road'),
  unit: fc.constantFrom(undefined, 'Apt 3'),
  city: fc.constant('Chicago'),
  state: fc.constant('IL' as const),
  zip: fc.constantFrom('60601', '60611', '60622', '60633', '60644', '62701'),
});

const job: fc.Arbitrary<Job> = fc.record({
  jobId: fc.uuid(),
  recipient: fc.constant({ kind: 'individual' as const, lastName: 'Quill' }),
  addresses: fc.array(address, { minLength: 1, maxLength: 3 }),
  level: fc.constantFrom('standard', 'rush', 'same-day'),
  extras: fc.record({
    notarizedProof: fc.boolean(),
    skipTrace: fc.boolean(),
    witnessFee: fc.option(
      fc.integer({ min: 0, max: 100_000 }).map((cents) => cents / 100),
      { nil: undefined },
    ),
    stakeoutHours: fc.option(fc.integer({ min: 2, max: 12 }), { nil: undefined }),
  }),
});

/** The price in cents, as a person would add it up from the price list (serving supplement, section 5). */
function naivePrice(jobs: readonly Job[], pages: number, isFiled: boolean, filingCents: number): number {
  let cents = 0;
  for (const [index, { addresses, level, extras }] of jobs.entries()) {
    const [{ street, unit, zip, label } = { street: '', unit: '', zip: '', label: '' }] = addresses;
    const isShared = jobs.slice(0, index).some(({ addresses: [other] }) => {
      return other?.street === street && other.unit === unit && other.zip === zip;
    });
    if (isShared) cents += 5000;
    else {
      const zones: Record<string, number> = { '60601': 9500, '62701': 9500 };
      const byDigit = [9500, 10_500, 12_500, 14_500][Number(zip.at(-1)) % 4] ?? 0;
      cents += label === 'registered-agent' ? 6000 : (zones[zip] ?? byDigit);
      if (level === 'rush') cents += 5400;
      if (level === 'same-day') cents += 12_000;
    }
    if (pages > 25) cents += pages > 500 ? 9000 : pages > 250 ? 4500 : pages > 100 ? 2000 : 800;
    if (extras.notarizedProof) cents += 1500;
    if (extras.witnessFee) cents += Math.round(extras.witnessFee * 100) + 1000;
    if (isFiled) cents += filingCents;
  }
  return cents;
}

describe('a quote', () => {
  it('is what a person adds up, and the sum of its lines', () => {
    fc.assert(
      fc.property(
        fc.array(job, { maxLength: 6 }),
        fc.integer({ min: 0, max: 700 }),
        fc.boolean(),
        fc.integer({ min: 0, max: 5000 }),
        (jobs, pageCount, isFiled, filingCents) => {
          const content: ServingContent = {
            ...{ state: 'IL', mode: isFiled ? 'serve-and-file' : 'serve-only', jobs, notifyEmails: [] },
            case: { kind: 'court-case', caseType: 'general' },
            documents: [
              { documentId: 'd', fileId: 'f', fileName: 'a.pdf', title: 'A', kind: 'other', pageCount, sizeBytes: 1 },
            ],
          };
          const { lines, totalCents } = priceContent(content, filingCents);
          expect(totalCents).toBe(naivePrice(jobs, pageCount, isFiled, filingCents));
          expect(lines.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(totalCents);
          for (const { amount } of lines) expect(toCents(amount)).toBe(Math.round(amount * 100));
        },
      ),
      many,
    );
  });
});

const attempts = fc.array(
  fc.record({
    day: fc.constantFrom('2027-01-04', '2027-01-05', '2027-01-06', '2027-01-09'),
    hour: fc.integer({ min: 7, max: 20 }),
    isHome: fc.boolean(),
  }),
  { maxLength: 6 },
);

describe('diligence', () => {
  it('is reached with enough attempts, days, times of day and attempts at the home', () => {
    const rules = fc.record({
      attempts: fc.constant(3),
      days: fc.constant(3),
      timesOfDay: fc.constantFrom(1, 3),
      homeAttempts: fc.constantFrom(0, 1),
    });
    fc.assert(
      fc.property(attempts, rules, (made, rule) => {
        let [early, midday, late, home] = [0, 0, 0, 0];
        const days: string[] = [];
        for (const { day, hour, isHome } of made) {
          if (!days.includes(day)) days.push(day);
          if (hour < 9) early = 1;
          else if (hour < 17) midday = 1;
          else late = 1;
          if (isHome) home += 1;
        }
        const isReached =
          made.length >= 3 && days.length >= 3 && early + midday + late >= rule.timesOfDay && home >= rule.homeAttempts;
        expect(isDiligent(made, rule)).toBe(isReached);
        const { text, made: counted, required } = diligenceProgress(made, rule, '');
        expect(text.endsWith(': done')).toBe(isReached);
        expect(counted === required).toBe(isReached);
      }),
      many,
    );
  });
});

describe('findings', () => {
  it('name what does not fit, and nothing else', () => {
    const facts = fc.record({
      // 2026-06-01 is a Monday; summer time, five hours behind UTC.
      day: fc.integer({ min: 1, max: 28 }),
      hour: fc.integer({ min: 5, max: 22 }),
      distanceMeters: fc.integer({ min: 0, max: 400 }),
      accuracyMeters: fc.integer({ min: 0, max: 100 }),
      hasPosition: fc.boolean(),
      skewMinutes: fc.integer({ min: -8, max: 8 }),
      hasPhoto: fc.boolean(),
      caseType: fc.constantFrom('general', 'eviction'),
      courtState: fc.constantFrom('IL', 'FL', 'MD', 'TX'),
    });
    fc.assert(
      fc.property(facts, (given) => {
        const { day, hour, distanceMeters, accuracyMeters, hasPosition, skewMinutes, hasPhoto, caseType, courtState } =
          given;
        const at = new Date(Date.UTC(2026, 5, day, hour + 5));
        const deviceAt = new Date(at.getTime() + skewMinutes * 60_000).toISOString();
        const found = findingsOf({
          attempt: {
            ...{ attemptId: 'a', number: 1, addressId: 'b', at: at.toISOString(), timeZone: 'America/Chicago' },
            ...{ success: true, serveType: 'personal', note: '', accuracyMeters },
            photos: hasPhoto ? [{ takenAt: deviceAt }] : [],
            deviceAt,
            ...(hasPosition
              ? { location: { lat: 41, lng: -87 }, distanceMeters, gpsAt: at.toISOString() }
              : { noGpsReason: 'no signal' }),
          },
          ...{ label: 'home', recipientKind: 'individual', courtState, addressState: 'IL', caseType },
          isDiligent: true,
        }).map(({ code }) => code);
        const expected: string[] = [];
        if (!hasPosition) expected.push('gps-missing');
        if (hasPosition && distanceMeters > 100 + accuracyMeters) expected.push('gps-far');
        if (hasPosition && Math.abs(skewMinutes) > 5) expected.push('clock-skew');
        if (!hasPhoto) expected.push('photos-missing');
        const isSunday = day % 7 === 0;
        if (
          isSunday &&
          (courtState === 'FL' || courtState === 'TX' || (courtState === 'MD' && caseType === 'eviction'))
        )
          expected.push('barred-day');
        if (hour < 7 || hour >= 21) expected.push('outside-hours');
        expect([...found].sort()).toEqual(expected.sort());
      }),
      many,
    );
  });
});
