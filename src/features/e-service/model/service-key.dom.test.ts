import { expect, it } from 'vitest';
import { forgetKey, serviceKey } from './service-key';

it('a service keeps its key until its outcome is known; another gets its own', () => {
  const first = serviceKey('1.7');
  expect(serviceKey('1.7')).toBe(first);
  expect(serviceKey('2.7')).not.toBe(first);
  forgetKey('1.7');
  expect(serviceKey('1.7')).not.toBe(first);
});
