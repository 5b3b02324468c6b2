import { expect, test } from 'vitest';
import {
  addressLabels,
  addressStatuses,
  addressText,
  jobStatus,
  levels,
  offerHelp,
  photoKinds,
  serveTypeText,
} from './texts';

test.each([
  ['on-hold', 'warning'],
  ['dispatched', 'progress'],
  ['attempting', 'progress'],
  ['skip-trace', 'progress'],
  ['served', 'good'],
  ['not-served', 'bad'],
  ['filed', 'good'],
  ['cancelled', 'neutral'],
] as const)('a recipient who is %s has a badge in the tone %s, in the service’s words', (status, tone) => {
  expect(jobStatus({ jobStatus: status, statusText: 'Its text' })).toEqual({ tone, label: 'Its text' });
});

test.each([
  ['active', 'progress'],
  ['backup', 'neutral'],
  ['needs-approval', 'warning'],
  ['attempted', 'neutral'],
  ['bad', 'bad'],
  ['declined', 'neutral'],
] as const)('an address that is %s has a badge in the tone %s', (status, tone) => {
  expect(addressStatuses[status].tone).toBe(tone);
});

test('an address is one line, without a unit that it doesn’t have', () => {
  const address = { street: '820 Harbor Street', city: 'Chicago', state: 'IL', zip: '60601' } as const;
  expect(addressText({ ...address, unit: 'Apt 3' })).toBe('820 Harbor Street, Apt 3, Chicago, IL 60601');
  expect(addressText(address)).toBe('820 Harbor Street, Chicago, IL 60601');
  expect(addressText({ ...address, unit: '' })).toBe('820 Harbor Street, Chicago, IL 60601');
});

const serveTypes = [
  ...['personal', 'substitute-abode', 'substitute-business', 'registered-agent', 'corporation', 'government'],
  ...['authorized', 'posted', 'mail', 'secretary-of-state', 'unsuccessful', 'bad-address', 'non-service'],
] as Parameters<typeof serveTypeText>[0][];

test.each([
  ['way to serve', serveTypes.map(serveTypeText), 13],
  ['state of an address', Object.values(addressStatuses).map(({ label }) => label), 6],
  ['label of an address', Object.values(addressLabels), 5],
  ['kind of photo', Object.values(photoKinds), 4],
  ['offer', Object.values(offerHelp), 5],
  ['level', Object.values(levels), 3],
])('every %s has words of its own', (_, words, count) => {
  for (const each of words) expect(each).toMatch(/\w/);
  expect(new Set(words).size).toBe(count);
});
