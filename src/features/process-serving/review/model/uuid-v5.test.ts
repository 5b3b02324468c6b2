import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { uuidV5 } from './uuid-v5';

const jobId = '7d1f0c3a-52b6-4a0e-9c1d-1f2e3d4c5b6a';

test('the example of RFC 9562, and one key for one version of a proof', async () => {
  expect(await uuidV5('6ba7b810-9dad-11d1-80b4-00c04fd430c8', 'www.example.com')).toBe(
    '2ed6657d-e927-568b-95e1-2665a8aea6a2',
  );
  expect(await uuidV5(jobId, 'a'.repeat(64))).toBe(await uuidV5(jobId, 'a'.repeat(64)));
  expect(await uuidV5(jobId, 'a'.repeat(64))).not.toBe(await uuidV5(jobId, 'b'.repeat(64)));
});

test('the digits are those of the hash, but for the version and the variant', async () => {
  for (const name of Array.from({ length: 20 }, (_, index) => `Ñame ${index}`)) {
    const hash = createHash('sha1')
      .update(Buffer.from(jobId.replaceAll('-', ''), 'hex'))
      .update(name)
      .digest('hex');
    const uuid = await uuidV5(jobId, name);
    expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    const isFixed = (place: number) => place === 12 || place === 16;
    const others = (digits: string) => [...digits].filter((_, place) => !isFixed(place)).join('');
    expect(others(uuid.replaceAll('-', ''))).toBe(others(hash.slice(0, 32)));
  }
});
