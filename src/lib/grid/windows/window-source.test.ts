import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WindowSource } from './window-source';

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A list of numbers, as a backend returns it. */
function listOf(length: number) {
  return vi.fn(async ({ top, skip }: { top: number; skip: number }, _signal: AbortSignal) => ({
    items: Array.from({ length: Math.max(0, Math.min(top, length - skip)) }, (_, place) => skip + place),
    total: length,
  }));
}

const rowId = (row: number) => row;
const skips = (read: ReturnType<typeof listOf>) => read.mock.calls.map(([{ skip }]) => skip);

describe('the windows of a list', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are fetched at the screen and ahead of the scroll', async () => {
    const read = listOf(1_000);
    const source = new WindowSource({ read, rowId, rest: 0 });
    source.show(0, 20);
    await settle();
    expect(skips(read)).toEqual([0]);
    expect(source.state()).toMatchObject({ total: 1_000, hasFailed: false });
    source.show(10, 30);
    await settle();
    expect(skips(read)).toEqual([0, 100, 200]);
    expect(source.state().rowAt(150)).toBe(150);
    source.show(950, 999);
    await settle();
    source.show(899, 940);
    expect(skips(read)).toEqual([0, 100, 200, 900, 800, 700]);
  });

  it('of a beginning that was read already are there at once, and not fetched again', async () => {
    const read = listOf(1_000);
    const items = Array.from({ length: 250 }, (_, place) => place);
    const source = new WindowSource({ read, rowId, rest: 0, beginning: { items, total: 1_000 } });
    expect(source.state()).toMatchObject({ total: 1_000, hasFailed: false });
    expect([0, 199, 200].map((row) => source.state().rowAt(row))).toEqual([0, 199, undefined]);
    source.show(0, 20);
    await settle();
    expect(skips(read)).toEqual([200]);
    expect(source.state().rowAt(200)).toBe(200);
  });

  it('on the screen are read again, and rows keep their places', async () => {
    const rows = Array.from({ length: 250 }, (_, id) => ({ id, status: 'in-progress' }));
    const read = vi.fn(async ({ top, skip }: { top: number; skip: number }) => ({
      items: rows.slice(skip, skip + top).map((row) => ({ ...row })),
      total: rows.length,
    }));
    const source = new WindowSource({ read, rowId: ({ id }) => id, rest: 0 });
    source.show(0, 20);
    await settle();
    source.show(90, 120);
    await settle();
    read.mockClear();
    rows.splice(0, rows.length, { id: 999, status: 'new' }, ...rows.map(({ id }) => ({ id, status: 'accepted' })));
    await source.refresh(new AbortController().signal);
    expect(read.mock.calls.map(([{ skip }]) => skip)).toEqual([0, 100]);
    expect(source.state().rowAt(0)).toEqual({ id: 0, status: 'accepted' });
    expect(source.state().rowAt(120)).toEqual({ id: 120, status: 'accepted' });
    expect(source.visibleRows.some(({ id }) => id === 999)).toBe(false);
    read.mockRejectedValueOnce(new Error('Offline'));
    await source.refresh(new AbortController().signal);
    expect(source.state()).toMatchObject({ hasFailed: false });
  });

  it('are aborted when scrolled past', async () => {
    const signals: AbortSignal[] = [];
    const source = new WindowSource<number>({
      rowId,
      rest: 0,
      read: ({ skip }, signal) => {
        signals.push(signal);
        return skip === 0 ? Promise.resolve({ items: [0], total: 10_000 }) : new Promise(() => {});
      },
    });
    source.show(0, 10);
    await settle();
    source.show(500, 520);
    source.show(5_000, 5_020);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, true, true, true, false, false, false]);
  });

  it('that are only scrolled past are not fetched', async () => {
    vi.useFakeTimers();
    const read = listOf(100_000);
    const source = new WindowSource({ read, rowId });
    const stop = source.subscribe(() => {});
    source.show(0, 20);
    await vi.advanceTimersByTimeAsync(200);
    for (let row = 0; row <= 50_000; row += 50) {
      source.show(row, row + 20);
      await vi.advanceTimersByTimeAsync(16);
    }
    expect(skips(read)).toEqual([0, 100, 200]);
    await vi.advanceTimersByTimeAsync(100);
    expect(skips(read).slice(3)).toEqual([50_000, 50_100, 50_200]);
    expect(source.state().rowAt(50_010)).toBe(50_010);
    source.show(70_000, 70_020);
    source.show(80_000, 80_020);
    source.show(50_000, 50_020);
    await vi.advanceTimersByTimeAsync(200);
    source.show(90_000, 90_020);
    source.show(95_000, 95_020);
    stop();
    await vi.advanceTimersByTimeAsync(200);
    expect(skips(read).slice(6)).toEqual([70_000, 70_100, 70_200, 49_900, 90_000, 90_100, 90_200]);
  });

  it('use no more memory after 50,000 rows than after 500', async () => {
    const source = new WindowSource({ read: listOf(100_000), rowId, rest: 0 });
    let most = 0;
    for (let row = 0; row <= 50_000; row += 37) {
      source.show(row, row + 20);
      await Promise.resolve();
      most = Math.max(most, source.cachedRows);
    }
    await settle();
    expect(source.state().rowAt(49_990)).toBe(49_990);
    expect(most).toBeLessThanOrEqual(1_000);
  });

  it('contain the visible rows after any scrolling', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 3_000 }), fc.array(fc.nat({ max: 3_500 })), async (length, places) => {
        const source = new WindowSource({ rowId, read: listOf(length), rest: 0 });
        source.show(0, 10);
        await settle();
        for (const place of places) {
          source.show(place, place + 30);
          await settle();
          for (let row = place; row <= place + 30; row += 1)
            expect(source.state().rowAt(row)).toBe(row < length ? row : undefined);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('that fail are reported and retried', async () => {
    const read = listOf(50).mockRejectedValueOnce(new Error('503'));
    const source = new WindowSource({ read, rowId, rest: 0 });
    const changed = vi.fn();
    const stop = source.subscribe(changed);
    source.show(0, 10);
    await settle();
    expect(source.state()).toMatchObject({ total: undefined, hasFailed: true });
    source.retry();
    await settle();
    expect(source.state()).toMatchObject({ total: 50, hasFailed: false });
    expect(source.state().rowAt(49)).toBe(49);
    stop();
  });

  it('are aborted when the list closes', () => {
    const signals: AbortSignal[] = [];
    const source = new WindowSource<number>({
      rowId,
      read: (_part, signal) => {
        signals.push(signal);
        return new Promise(() => {});
      },
    });
    const stop = source.subscribe(() => {});
    source.show(0, 10);
    stop();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });
});
