import { expect, test } from 'vitest';
import type { MultisourceCourt } from '@/api/generated/filing/model';
import { caseParams } from '../model/case-params';
import { courtOfLink } from './named-court';

const court = (county: string, differing: Partial<MultisourceCourt> = {}): MultisourceCourt => ({
  courtId: county.toLowerCase(),
  name: `Superior Court of California, County of ${county}`,
  county,
  apiType: 2,
  isPhysical: false,
  filingFlows: ['new-case', 'existing-case'],
  ...differing,
});
const courts = [court('Sonoma'), court('Ventura', { apiType: 1, orgName: 'ventura', orgUnitName: 'superior' })];

test.each([
  [{ courtLocationCode: 'sonoma' }, 'sonoma'],
  [{ orgName: 'ventura', orgUnitName: 'superior' }, 'ventura'],
  [{ orgName: 'ventura', orgUnitName: 'family' }, undefined],
  [{ courtName: 'Superior Court of California, County of Sonoma' }, 'sonoma'],
  // The court's ID decides over its name.
  [{ courtLocationCode: 'ventura', courtName: 'Superior Court of California, County of Sonoma' }, 'ventura'],
  [{ courtLocationCode: 'atlantis' }, undefined],
  [{}, undefined],
])('the court of a link: %j', (params, courtId) => {
  expect(courtOfLink(caseParams.parse(params), courts).courtId).toBe(courtId);
});
