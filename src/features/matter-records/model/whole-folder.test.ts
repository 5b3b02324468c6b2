import { describe, expect, test } from 'vitest';
import type { MatterFile, MatterFileList } from '@/api/generated/integration/model';
import type { NextPart } from '@/api/listings';
import { mostItems, WholeFolder } from './whole-folder';

const at = '2026-01-19T16:00:00Z';
const file = (id: number): MatterFile => ({
  ...{ id: `f-${id}`, name: `Exhibit ${id}.pdf`, isFolder: false },
  ...{ createdAtUTC: at, lastUpdatedAtUTC: at },
});
const files = (from: number, to: number) => Array.from({ length: to - from }, (_, place) => file(from + place));

/** A system that gives tokens, and pages of ten. */
const byToken = (total: number, fails?: (skip: number) => boolean) => {
  const page = (skip: number): MatterFileList => ({
    items: files(skip, Math.min(total, skip + 10)),
    ...(skip + 10 < total ? { nextPaginationToken: String(skip + 10) } : {}),
  });
  const read = (part: Partial<NextPart>): Promise<MatterFileList> => {
    const skip = Number('PaginationToken' in part ? part.PaginationToken : 0);
    return fails?.(skip) ? Promise.reject(new Error('down')) : Promise.resolve(page(skip));
  };
  return { first: page(0), read };
};
const idsOf = (folder: WholeFolder) => folder.reading().items.map(({ id }) => id);

test('reads on by token to the end, and tells how far it is', async () => {
  const { first, read } = byToken(43);
  const folder = new WholeFolder(first, read);
  const told: number[] = [];
  folder.subscribe(() => told.push(folder.reading().items.length));
  expect(folder.reading()).toMatchObject({ state: 'partial', total: undefined });
  await folder.readOn();
  expect(folder.reading().state).toBe('whole');
  expect(idsOf(folder)).toEqual(files(0, 43).map(({ id }) => id));
  expect(told).toEqual(expect.arrayContaining([10, 20, 30, 40, 43]));
});

test('stops at a failure with what was read, and goes on from there', async () => {
  let isDown = true;
  const asked: number[] = [];
  const { first, read } = byToken(35, (skip) => {
    asked.push(skip);
    return isDown && skip === 20;
  });
  const folder = new WholeFolder(first, read);
  await folder.readOn();
  expect(folder.reading()).toMatchObject({ state: 'stopped', error: new Error('down') });
  expect(idsOf(folder)).toHaveLength(20);
  isDown = false;
  await folder.readOn();
  expect(folder.reading().state).toBe('whole');
  expect(idsOf(folder)).toHaveLength(35);
  expect(asked).toEqual([10, 20, 20, 30]);
});

test('an item that moves to a later page while the folder changes is there once', async () => {
  const first = { items: files(0, 10), total: 20 };
  const folder = new WholeFolder(first, () => Promise.resolve({ items: [file(9), ...files(10, 19)], total: 20 }));
  await folder.readOn();
  expect(new Set(idsOf(folder)).size).toBe(idsOf(folder).length);
  expect(idsOf(folder)).toHaveLength(19);
});

test('says that a folder is too large to be read whole', async () => {
  const total = mostItems * 2;
  const page = (skip: number) => ({ items: files(skip, skip + 10_000), total });
  const folder = new WholeFolder(page(0), (part) => Promise.resolve(page('Offset' in part ? (part.Offset ?? 0) : 0)));
  await folder.readOn();
  expect(folder.reading().state).toBe('too-large');
  expect(idsOf(folder)).toHaveLength(mostItems);
});

test('leaving the page stops the reading', async () => {
  const signals: AbortSignal[] = [];
  const folder = new WholeFolder({ items: files(0, 10), nextPaginationToken: '10' }, (_, signal) => {
    signals.push(signal);
    return new Promise(() => {});
  });
  const leave = folder.subscribe(() => {});
  void folder.readOn();
  leave();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  expect(folder.reading().state).toBe('partial');
});

describe('a folder of one page', () => {
  test('is whole at once, and nothing is asked', async () => {
    const asked: unknown[] = [];
    const folder = new WholeFolder({ items: files(0, 3), total: 3 }, (part) => {
      asked.push(part);
      return Promise.resolve({ items: [] });
    });
    expect(folder.reading()).toEqual({ items: files(0, 3), total: 3, state: 'whole', error: undefined });
    await folder.readOn();
    expect(folder.reading()).toEqual({ items: files(0, 3), total: 3, state: 'whole', error: undefined });
    expect(asked).toEqual([]);
  });
});

describe('a folder that goes on by offset', () => {
  const total = 25;
  const page = (skip: number) => ({ items: files(skip, Math.min(total, skip + 10)), total });

  test('is asked for what comes after the items that were read', async () => {
    const asked: unknown[] = [];
    const folder = new WholeFolder(page(0), (part) => {
      asked.push(part);
      return Promise.resolve(page('Offset' in part ? (part.Offset ?? 0) : 0));
    });
    await folder.readOn();
    expect(asked).toEqual([{ Offset: 10 }, { Offset: 20 }]);
    expect(idsOf(folder)).toEqual(files(0, total).map(({ id }) => id));
  });

  test('has the latest count, and keeps the last one of a page that has none', async () => {
    const pages: MatterFileList[] = [
      { items: files(10, 20), total: 31, nextPaginationToken: '20' },
      { items: files(20, 31) },
    ];
    const folder = new WholeFolder({ items: files(0, 10), total: 30 }, () =>
      Promise.resolve(pages.shift() ?? { items: [] }),
    );
    await folder.readOn();
    expect(folder.reading()).toMatchObject({ state: 'whole', total: 31 });
  });

  test('is whole with as many items as are read at most', async () => {
    const all = (skip: number) => ({ items: files(skip, skip + mostItems / 2), total: mostItems });
    const folder = new WholeFolder(all(0), () => Promise.resolve(all(mostItems / 2)));
    await folder.readOn();
    expect(folder.reading().state).toBe('whole');
    expect(idsOf(folder)).toHaveLength(mostItems);
  });
});

test('an item that comes twice on later pages is there once', async () => {
  const pages: MatterFileList[] = [
    { items: files(10, 20), nextPaginationToken: '2' },
    { items: [file(19), ...files(20, 22)] },
  ];
  const folder = new WholeFolder({ items: files(0, 10), nextPaginationToken: '1' }, () =>
    Promise.resolve(pages.shift() ?? { items: [] }),
  );
  await folder.readOn();
  expect(idsOf(folder)).toEqual(files(0, 22).map(({ id }) => id));
});
