import { expect, test } from 'vitest';
import type { ServingProof } from '@/api/generated/serving/model';
import { isSigned } from './signed-proof';

const proof: ServingProof = {
  ...{ version: 1, status: 'signed', title: 'Affidavit of Service', isNonService: false },
  ...{ changeRequests: [], findings: [] },
};
const sha256 = 'd'.repeat(64);

test.each([
  [{ fileId: 'f', sha256 }, true],
  [{ fileId: 'f' }, false],
  [{ sha256 }, false],
  [{}, false],
])('a proof with %j has a PDF to read: %s', (file, isThere) => {
  expect(isSigned({ ...proof, ...file })).toBe(isThere);
});
