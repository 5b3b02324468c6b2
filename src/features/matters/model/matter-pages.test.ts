import { expect, it } from 'vitest';
import { needsMatter } from './matter-pages';

it.each([
  '/case-initiation',
  '/case-initiation/',
  '/case-initiation-fl',
  '/case-initiation-tyler',
  '/existing-case',
  '/existing-case-fl',
  '/existing-case-jti',
  '/existing-case-physical',
  '/new-courtesy-copy',
  '/new-eservice',
  '/file-import',
  '/serve-it/order/serve-only',
  '/serve-it/order/process-serving',
  '/skip-trace',
  '/lsop',
  '/electronic-signature',
])('%s sends to the matter', (path) => {
  expect(needsMatter(path)).toBe(true);
});

it.each([
  '/',
  '/orders',
  '/orders/drafts',
  '/case-initiation/4711/case',
  '/matter-view/new-eservice',
  '/serve-it/orders/7',
  '/serve-it/order/process-serving/9/option',
  '/serve-it/signup',
  '/lsop/orders/7',
  '/case-search',
  '/docket-sync/search',
  '/docket-sync/bulk-sync',
  '/settings/account',
  '/newcomer',
])('%s does not', (path) => {
  expect(needsMatter(path)).toBe(false);
});
