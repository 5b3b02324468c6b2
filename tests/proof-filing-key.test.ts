/** The application and the service must know a proof's filing by the same key, or it would be filed twice. */
import { createHash, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { proofFilingKey } from '../sandbox/services/serving/orders/proof-filing-key.ts';
import { uuidV5 } from '../src/features/process-serving/review/model/uuid-v5.ts';

test('a proof has one filing key on both sides', async () => {
  for (let index = 0; index < 200; index += 1) {
    const jobId = randomUUID();
    const sha256 = createHash('sha256').update(String(index)).digest('hex');
    expect(proofFilingKey(jobId, sha256)).toBe(await uuidV5(jobId, sha256));
  }
  // RFC 9562, appendix A.4.
  expect(proofFilingKey('6ba7b810-9dad-11d1-80b4-00c04fd430c8', 'www.example.com')).toBe(
    '2ed6657d-e927-568b-95e1-2665a8aea6a2',
  );
});
