import { afterEach, expect, it } from 'vitest';
import { localStore } from '@/lib/storage/browser-storage';
import { clearViewData } from '@/lib/storage/view-data';
import type { Entry } from './model/entry';
import { keepRecent, recentEntries } from './recent';

const entry = (key: string): Entry => ({ key, title: key, page: { kind: 'single-page', link: '/' } });
const keysOf = (userId: number) => recentEntries(userId).map(({ key }) => key);
afterEach(clearViewData);

it('the latest entry comes first, without duplicates, at most twenty', () => {
  for (let place = 1; place <= 25; place += 1) keepRecent(1, entry(`order ${place}`));
  keepRecent(1, entry('order 20'));
  expect(keysOf(1)).toHaveLength(20);
  expect(keysOf(1).slice(0, 3)).toEqual(['order 20', 'order 25', 'order 24']);
});

it('another user’s entries are deleted on first read', () => {
  keepRecent(1, entry('matter 1'));
  expect(keysOf(2)).toEqual([]);
  expect(keysOf(1)).toEqual([]);
});

it('unreadable entries count as missing', () => {
  localStore.write('view:palette-recent', '{"userId":1,"entries":[{"key":7}]}');
  expect(keysOf(1)).toEqual([]);
});
