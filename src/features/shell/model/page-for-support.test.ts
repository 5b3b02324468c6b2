import { expect, it } from 'vitest';
import { pageForSupport } from './page-for-support';

it.each([
  ['/', {}, '/'],
  ['/orders/', {}, '/orders'],
  ['/matter-view/$clientReference/drafts', { clientReference: '00015-Ortega' }, '/matter-view/$clientReference/drafts'],
  ['/filevine/$matterReference', { matterReference: '7' }, '/filevine/$matterReference'],
  ['/$', { _splat: 'matter-view/00015-Ortega/else' }, '/$'],
  ['/order-details/$orderId', { orderId: 41302 }, '/order-details/41302'],
  ['/order-details/$orderId', { orderId: 'Ortega' }, '/order-details/$orderId'],
])('%s with %j is told as %s', (route, params, expected) => {
  expect(pageForSupport(route, params)).toBe(expected);
});
