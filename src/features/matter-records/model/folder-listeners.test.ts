/** Who is told of a folder's reading, and what leaving the page stops. */
import { expect, test } from 'vitest';
import type { MatterFile, MatterFileList } from '@/api/generated/integration/model';
import { WholeFolder } from './whole-folder';

const at = '2026-01-19T16:00:00Z';
const file = (id: string): MatterFile => ({
  ...{ id, name: `Exhibit ${id}.pdf`, isFolder: false },
  ...{ createdAtUTC: at, lastUpdatedAtUTC: at },
});
const first: MatterFileList = { items: [file('1')], nextPaginationToken: 'second' };
const second: MatterFileList = { items: [file('2')] };

/** A folder of two pages whose requests are answered by hand, in any order. */
function answeredByHand() {
  const requests: { answer(page: MatterFileList): void; fail(error: Error): void; signal: AbortSignal }[] = [];
  const folder = new WholeFolder(
    first,
    (_, signal) =>
      new Promise((answer, fail) => {
        requests.push({ answer, fail, signal });
      }),
  );
  return { folder, requests };
}
const idsOf = (folder: WholeFolder) =>
  folder
    .reading()
    .items.map(({ id }) => id)
    .join(' ');

test('a listener hears that reading begins, of each page and of the end', async () => {
  const { folder, requests } = answeredByHand();
  const heard: string[] = [];
  folder.subscribe(() => heard.push(`${folder.reading().state} ${idsOf(folder)}`));
  const done = folder.readOn();
  requests[0]?.answer(second);
  await done;
  expect(heard).toEqual(['reading 1', 'reading 1 2', 'whole 1 2']);
});

test('whoever left hears nothing more', async () => {
  const { folder, requests } = answeredByHand();
  let count = 0;
  const leave = folder.subscribe(() => {
    count += 1;
  });
  folder.subscribe(() => {});
  leave();
  const done = folder.readOn();
  requests[0]?.answer(second);
  await done;
  expect(count).toBe(0);
});

test('reading goes on while anybody listens', async () => {
  const { folder, requests } = answeredByHand();
  const leave = folder.subscribe(() => {});
  const leaveToo = folder.subscribe(() => {});
  const done = folder.readOn();
  leave();
  expect(requests[0]?.signal.aborted).toBe(false);
  expect(folder.reading().state).toBe('reading');
  leaveToo();
  expect(requests[0]?.signal.aborted).toBe(true);
  requests[0]?.answer(second);
  await done;
});

test('a folder is read once at a time', async () => {
  const { folder, requests } = answeredByHand();
  const done = folder.readOn();
  await folder.readOn();
  expect(requests).toHaveLength(1);
  requests[0]?.answer(second);
  await done;
  expect(idsOf(folder)).toBe('1 2');
});

test('stopping before anything is read says nothing', () => {
  const { folder } = answeredByHand();
  const before = folder.reading();
  folder.subscribe(() => {})();
  folder.stop();
  expect(folder.reading()).toBe(before);
});

test('after the end, there is nothing to stop', async () => {
  const { folder, requests } = answeredByHand();
  const done = folder.readOn();
  requests[0]?.answer(second);
  await done;
  folder.stop();
  expect(folder.reading().state).toBe('whole');
});

test('a page that arrives after the stop is not added', async () => {
  const { folder, requests } = answeredByHand();
  const done = folder.readOn();
  folder.stop();
  requests[0]?.answer(second);
  await done;
  expect(idsOf(folder)).toBe('1');
  expect(folder.reading().state).toBe('partial');
});

test('an error after the stop is not told', async () => {
  const { folder, requests } = answeredByHand();
  const done = folder.readOn();
  folder.stop();
  requests[0]?.fail(new Error('aborted'));
  await done;
  expect(folder.reading()).toMatchObject({ state: 'partial', error: undefined });
});

test('an earlier request that ends late leaves the later one alone', async () => {
  const { folder, requests } = answeredByHand();
  const stopped = folder.readOn();
  folder.stop();
  const done = folder.readOn();
  requests[0]?.answer(second);
  await stopped;
  await folder.readOn();
  expect(requests).toHaveLength(2);
  requests[1]?.answer(second);
  await done;
  expect(idsOf(folder)).toBe('1 2');
  expect(folder.reading().state).toBe('whole');
});

test('the error is gone once reading goes on', async () => {
  const { folder, requests } = answeredByHand();
  const failing = folder.readOn();
  requests[0]?.fail(new Error('down'));
  await failing;
  expect(folder.reading()).toMatchObject({ state: 'stopped', error: new Error('down') });
  const done = folder.readOn();
  expect(folder.reading()).toMatchObject({ state: 'reading', error: undefined });
  requests[1]?.answer(second);
  await done;
  expect(folder.reading()).toMatchObject({ state: 'whole', error: undefined });
});
