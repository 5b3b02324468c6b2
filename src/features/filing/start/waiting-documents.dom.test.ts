import { expect, test, vi } from 'vitest';
import { UploadRecord } from '@/features/documents';
import { leaveWithoutAsking } from '@/lib/browser/ask-before-leaving';
import { thisPage } from '@/lib/browser/page-life';
import type { FirstPage } from '../model/document-order';
import { WaitingDocuments, waitingFor } from './waiting-documents';

const file = (name: string) => new File(['%PDF-'], name);
const [a, b, c] = [file('a.pdf'), file('b.pdf'), file('c.pdf')];
const nothing = () => Promise.resolve<FirstPage>({});
const names = (store: WaitingDocuments) => store.current().files.map(({ fileName }) => fileName);
const idOf = (store: WaitingDocuments, name: string) =>
  store.current().files.find(({ fileName }) => fileName === name)?.id ?? '';

test('files wait until a draft is named, and go to it once', () => {
  const store = new WaitingDocuments(nothing);
  const told = vi.fn();
  store.subscribe(told);
  store.add([a]);
  store.add([b, c]);
  store.remove(idOf(store, 'b.pdf'));
  expect(store.take(7).files).toEqual([]);
  store.assign(7);
  expect(store.take(8).files).toEqual([]);
  expect(store.current()).toMatchObject({ orderId: 7, hasLead: true });
  const { files, hasLead } = store.take(7);
  expect(files.map((each) => each.file)).toEqual([a, c]);
  expect(hasLead).toBe(true);
  expect(store.take(7).files).toEqual([]);
  expect(told).toHaveBeenCalledTimes(5);
});

test('without files no draft is named, and cleared files go nowhere', () => {
  const store = new WaitingDocuments(nothing);
  store.assign(7);
  store.add([a]);
  expect(store.take(7).files).toEqual([]);
  store.assign(7);
  store.clear();
  expect(store.take(7).files).toEqual([]);
});

test('files added later wait for the next choice', () => {
  const store = new WaitingDocuments(nothing);
  store.add([a]);
  store.assign(7);
  store.add([b]);
  expect(names(store)).toEqual(['a.pdf', 'b.pdf']);
  expect(store.current().orderId).toBeUndefined();
});

test('the pleading leads, and exhibits follow in their order, as their names say', () => {
  const store = new WaitingDocuments(nothing);
  store.add([file('Exhibit B.pdf'), file('Exhibit A.pdf')]);
  expect(store.current()).toMatchObject({ hasLead: false, isOrdered: false });
  store.add([file('Motion.pdf')]);
  expect(names(store)).toEqual(['Motion.pdf', 'Exhibit A.pdf', 'Exhibit B.pdf']);
  expect(store.current().hasLead).toBe(true);
  store.remove(idOf(store, 'Motion.pdf'));
  expect(store.current().hasLead).toBe(false);
});

test('what first pages say changes the order, also once the draft is named', async () => {
  const pages = new Map<string, FirstPage>([
    ['1.pdf', { exhibit: 'A' }],
    ['2.pdf', { title: 'MOTION TO DISMISS' }],
  ]);
  const store = new WaitingDocuments(({ name }) => Promise.resolve(pages.get(name) ?? {}));
  store.add([file('1.pdf'), file('2.pdf')]);
  store.assign(7);
  expect(names(store)).toEqual(['1.pdf', '2.pdf']);
  expect(store.current().isReading).toBe(true);
  await vi.waitFor(() => expect(store.current().isReading).toBe(false));
  expect(names(store)).toEqual(['2.pdf', '1.pdf']);
  expect(store.current().orderId).toBe(7);
});

test('a person’s order wins over names and first pages, and over files that come later', async () => {
  const store = new WaitingDocuments(() => Promise.resolve({ title: 'MOTION' }));
  store.add([file('Motion.pdf'), file('Exhibit A.pdf'), file('scan.pdf')]);
  store.move(idOf(store, 'Exhibit A.pdf'), 0);
  await vi.waitFor(() => expect(store.current().isReading).toBe(false));
  expect(names(store)).toEqual(['Exhibit A.pdf', 'Motion.pdf', 'scan.pdf']);
  store.add([file('Complaint.pdf')]);
  expect(names(store)).toEqual(['Exhibit A.pdf', 'Motion.pdf', 'scan.pdf', 'Complaint.pdf']);
  expect(store.current()).toMatchObject({ hasLead: true, isOrdered: true });
  store.remove(idOf(store, 'Motion.pdf'));
  expect(store.current()).toMatchObject({ hasLead: true, isOrdered: true });
});

test('a move is taken back: to the person’s order before, or to the guess', async () => {
  const store = new WaitingDocuments(({ name }) => Promise.resolve(name === 'z.pdf' ? { title: 'MOTION' } : {}));
  store.add([a, b, file('z.pdf')]);
  store.undoMove();
  expect(names(store)).toEqual(['a.pdf', 'b.pdf', 'z.pdf']);
  store.assign(7);
  store.move(idOf(store, 'b.pdf'), 0);
  store.move('gone', 0);
  await vi.waitFor(() => expect(store.current().isReading).toBe(false));
  store.undoMove();
  expect(names(store)).toEqual(['z.pdf', 'a.pdf', 'b.pdf']);
  expect(store.current()).toMatchObject({ isOrdered: false, orderId: 7 });
  expect(store.current().former).toBeUndefined();
  store.move(idOf(store, 'b.pdf'), 0);
  store.move(idOf(store, 'a.pdf'), 0);
  store.undoMove();
  expect(names(store)).toEqual(['b.pdf', 'z.pdf', 'a.pdf']);
  expect(store.current().isOrdered).toBe(true);
});

test('a file that was removed or taken while it was read is not brought back', async () => {
  let tell = (_: FirstPage) => {};
  const store = new WaitingDocuments(() => new Promise((resolve) => (tell = resolve)));
  store.add([a]);
  store.remove(idOf(store, 'a.pdf'));
  tell({ title: 'MOTION' });
  await Promise.resolve();
  expect(names(store)).toEqual([]);
});

test('a page that closes leaves their names to the draft they waited for, or to the next start', async () => {
  const page = (id: string) =>
    new WaitingDocuments(nothing, new UploadRecord('waiting.1', waitingFor, { id, tab: thisPage().tab }));
  const isAsking = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  leaveWithoutAsking();
  const before = page('before');
  before.add([a, b]);
  before.assign(7);
  expect(isAsking()).toBe(true);
  const after = page('after');
  after.recover(new AbortController().signal);
  await vi.waitFor(() =>
    expect(after.lost().map(({ name, slot }) => [name, slot.orderId])).toEqual([
      ['a.pdf', 7],
      ['b.pdf', 7],
    ]),
  );
  after.dismissLost(undefined);
  expect(after.lost()).toHaveLength(2);
  after.dismissLost(7);
  expect(after.lost()).toEqual([]);
  before.take(7);
  expect(isAsking()).toBe(false);
});
