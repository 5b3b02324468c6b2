import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CustodyEntry } from '@/api/generated/serving/model';
import { brokenEntryText, custodyHash, findBrokenEntry, sha256 } from './custody';

const digest = fc.stringMatching(/^[0-9a-f]{64}$/);
const steps = fc.array(
  fc.record({
    at: fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true }),
    actor: fc.string(),
    event: fc.constantFrom<CustodyEntry['event']>('uploaded', 'stamped', 'dispatched', 'photographed', 'approved'),
    documentSha256: digest,
  }),
  { minLength: 1, maxLength: 6 },
);

async function chainOf(given: { at: Date; actor: string; event: CustodyEntry['event']; documentSha256: string }[]) {
  const entries: CustodyEntry[] = [];
  for (const [index, { at, ...step }] of given.entries()) {
    const previousHash = entries.at(-1)?.hash ?? '0'.repeat(64);
    const entry = { n: index + 1, at: at.toISOString(), ...step, previousHash };
    entries.push({ ...entry, hash: await custodyHash(entry) });
  }
  return { title: 'Summons', entries };
}

test('the hash is of the previous hash, a line feed and the entry as JSON', async () => {
  expect(await sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  const entry = {
    n: 1,
    at: '2026-03-02T14:05:11.000Z',
    actor: 'Đặng “Thị”',
    event: 'uploaded' as const,
    documentSha256: 'b'.repeat(64),
    previousHash: '0'.repeat(64),
  };
  const text = `${'0'.repeat(64)}\n[1,"2026-03-02T14:05:11.000Z","Đặng “Thị”","uploaded","${'b'.repeat(64)}"]`;
  expect(await custodyHash(entry)).toBe(await sha256(text));
});

test('a chain as recorded holds', () =>
  fc.assert(
    fc.asyncProperty(steps, async (given) => {
      const chain = await chainOf(given);
      expect(await findBrokenEntry(chain)).toBeUndefined();
      expect(await findBrokenEntry(chain, given.at(-1)?.documentSha256)).toBeUndefined();
    }),
  ));

test('any changed member of any entry is found at that entry', () =>
  fc.assert(
    fc.asyncProperty(
      steps,
      fc.nat(),
      fc.constantFrom('at', 'actor', 'event', 'documentSha256', 'hash', 'previousHash', 'n'),
      async (given, pick, member) => {
        const chain = await chainOf(given);
        const index = pick % chain.entries.length;
        const entries = chain.entries.map((entry, place) =>
          place === index ? { ...entry, [member]: member === 'n' ? entry.n + 1 : `${entry[member as 'at']}~` } : entry,
        );
        const broken = await findBrokenEntry({ ...chain, entries });
        expect(broken).toMatchObject({ title: 'Summons', n: index + 1 });
      },
    ),
  ));

test('an entry changed together with its own hash is found at the next one', () =>
  fc.assert(
    fc.asyncProperty(steps, fc.nat(), async (given, pick) => {
      const chain = await chainOf(given);
      const index = pick % chain.entries.length;
      const [entry] = chain.entries.slice(index);
      if (!entry || index === chain.entries.length - 1) return;
      const forged = { ...entry, actor: `${entry.actor}~` };
      const entries = chain.entries.with(index, { ...forged, hash: await custodyHash(forged) });
      expect(await findBrokenEntry({ ...chain, entries })).toMatchObject({ n: index + 2, fault: 'link' });
    }),
  ));

test('a missing entry, no entries and another file are named', async () => {
  const at = new Date('2026-03-02T14:05:11Z');
  const chain = await chainOf([
    { at, actor: 'Dana', event: 'uploaded', documentSha256: 'a'.repeat(64) },
    { at, actor: 'Dana', event: 'dispatched', documentSha256: 'a'.repeat(64) },
  ]);
  const textOf = async (...given: Parameters<typeof findBrokenEntry>) => {
    const broken = await findBrokenEntry(...given);
    return broken && brokenEntryText(broken);
  };
  expect(await textOf({ ...chain, entries: chain.entries.slice(1) })).toBe(
    'Summons, entry 1 (dispatched): an entry is missing or out of order before it.',
  );
  expect(await textOf({ title: 'Photo', entries: [] })).toBe('Photo: nothing was recorded for this file.');
  expect(await textOf(chain, 'c'.repeat(64))).toBe(
    'Summons, entry 2 (dispatched): the file differs from the one recorded.',
  );
});

test('an entry is named by its place and event, a file without entries by its title', () => {
  const broken = { title: 'Summons', n: 2, event: 'proof-signed', fault: 'hash' } as const;
  expect(brokenEntryText(broken)).toBe('Summons, entry 2 (proof signed): it was changed after it was recorded.');
  expect(brokenEntryText({ title: 'Summons', n: 0, fault: 'empty' })).toMatch(/^Summons: \w/);
});

test('every event and every fault has words of its own', () => {
  const events = ['uploaded', 'stamped', 'dispatched', 'photographed', 'mailed', 'proof-signed', 'approved', 'filed'];
  const faults = ['number', 'link', 'hash', 'file', 'empty'] as const;
  const texts = [
    ...events.map((event) =>
      brokenEntryText({ title: '', n: 1, event: event as CustodyEntry['event'], fault: 'hash' }),
    ),
    ...faults.map((fault) => brokenEntryText({ title: '', n: 1, event: 'uploaded', fault })),
  ];
  for (const text of texts) expect(text).toMatch(/^, entry 1 \([a-z ]+\): \w.+\.$/);
  expect(new Set(texts).size).toBe(events.length + faults.length - 1);
});

test('the hash of a file is that of its bytes', async () => {
  const bytes = Uint8Array.from([0x61, 0x62, 0x63]);
  expect(await sha256(bytes)).toBe(await sha256('abc'));
  expect(await sha256(Uint8Array.from([0xff]))).not.toBe(await sha256('255'));
});
