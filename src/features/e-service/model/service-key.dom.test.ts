import { expect, it } from 'vitest';
import type { OneLegalEServiceRequest } from '@/api/generated/filing/model';
import { forgetKey, keyOfRequest } from './service-key';

const request: OneLegalEServiceRequest = {
  courtId: 'lakemoor',
  caseNumber: '1',
  caseTitle: 'Ortega v. Lakeshore',
  servingPartyName: 'Ortega',
  documents: [],
  recipients: [],
};

it('a request keeps its key until its outcome is known; another gets its own', () => {
  const first = keyOfRequest('1.7', request);
  expect(keyOfRequest('1.7', { ...request })).toBe(first);
  expect(keyOfRequest('2.7', request)).not.toBe(first);
  const other = keyOfRequest('1.7', { ...request, caseNumber: '2' });
  expect(other).not.toBe(first);
  forgetKey('1.7');
  expect(keyOfRequest('1.7', { ...request, caseNumber: '2' })).not.toBe(other);
});
