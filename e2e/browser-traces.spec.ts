/** What the tests of secrets search really holds what a browser keeps, wherever and however it was put there. */
import { keptInBrowser } from './support/browser-traces.ts';
import { expect, openAs, people, test } from './support/test.ts';

test('whatever a page leaves in the browser is found', async ({ page }) => {
  await openAs(page, people.june, '/docket-sync/pacer/login');
  await expect(page.getByRole('button', { name: 'Save account' })).toBeVisible();
  await page.context().addCookies([{ name: 'draft', value: 'secret-of-cookie', url: page.url(), httpOnly: true }]);
  await page.evaluate(async () => {
    const bytes = (text: string) => new TextEncoder().encode(text);
    localStorage.setItem('draft', 'secret-of-storage');
    sessionStorage.setItem('draft', 'secret-of-session');
    window.name = 'secret-of-window';
    window.history.replaceState({ ...window.history.state, draft: 'secret-of-history' }, '');

    const opening = indexedDB.open('drafts', 3);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('texts'));
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const rows = opening.result.transaction('texts', 'readwrite').objectStore('texts');
    rows.put({ fields: [{ value: 'secret-of-object' }] }, 1);
    rows.put(new Map([['password', new Set(['secret-of-map'])]]), 2);
    rows.put(bytes('secret-of-bytes'), 3);
    rows.put([bytes('secret-of-buffer').buffer], 4);
    rows.put({ file: new File(['secret-of-file'], 'secret-of-name.txt') }, 5);
    rows.put(new Error('secret-of-error'), 6);
    rows.put(0, 'secret-of-key');
    await new Promise((resolve) => rows.transaction.addEventListener('complete', resolve));
    opening.result.close();

    const cache = await caches.open('answers');
    const headers = { 'x-kept': 'secret-of-request' };
    await cache.put(new Request('/app/kept?q=secret-of-address', { headers }), new Response('secret-of-answer'));
    await cache.put('/app/header', new Response('', { headers: { 'x-kept': 'secret-of-header' } }));

    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('drafts', { create: true });
    const file = await (await folder.getFileHandle('draft.txt', { create: true })).createWritable();
    await file.write('secret-of-disk');
    await file.close();
  });
  const kept = (await keptInBrowser(page)).join('\n');
  const places = [
    ...[
      'storage',
      'session',
      'cookie',
      'window',
      'history',
      'object',
      'map',
      'bytes',
      'buffer',
      'file',
      'name',
      'error',
    ],
    ...['key', 'request', 'address', 'answer', 'header', 'disk'],
  ];
  expect(places.filter((place) => !kept.includes(`secret-of-${place}`))).toEqual([]);
});
