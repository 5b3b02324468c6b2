import { expect, test, vi } from 'vitest';
import { WaitingDocuments } from './waiting-documents';

const [a, b, c] = ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => new File(['%PDF-'], name)) as [File, File, File];

test('files wait until a draft is named, and go to it once', () => {
  const store = new WaitingDocuments();
  const told = vi.fn();
  store.subscribe(told);
  store.add([a]);
  store.add([b, c]);
  store.remove(b);
  expect(store.take(7)).toEqual([]);
  store.assign(7);
  expect(store.take(8)).toEqual([]);
  expect(store.current()).toEqual({ files: [a, c], orderId: 7 });
  expect(store.take(7)).toEqual([a, c]);
  expect(store.take(7)).toEqual([]);
  expect(told).toHaveBeenCalledTimes(5);
});

test('without files no draft is named, and cleared files go nowhere', () => {
  const store = new WaitingDocuments();
  store.assign(7);
  store.add([a]);
  expect(store.take(7)).toEqual([]);
  store.assign(7);
  store.clear();
  expect(store.take(7)).toEqual([]);
});

test('files added later wait for the next choice', () => {
  const store = new WaitingDocuments();
  store.add([a]);
  store.assign(7);
  store.add([b]);
  expect(store.current()).toEqual({ files: [a, b] });
});
