import { afterEach, expect, it, vi } from 'vitest';
import { connectWindowName } from '@/lib/browser/connect-window-name';
import { forgetFsxReturn, keepLeftQuery, keptFsxReturn, takeFsxReturn } from './sign-in-return';

const page = '/app/filing-account/fsx';
const query = '?organizationId=48213&userId=7&userLoginName=dfinch&userEmail=d%40example.com&itkRequestId=1';
const arrive = (address: string) => {
  window.history.replaceState({ key: 'kept' }, '', address);
  takeFsxReturn();
};
const address = () => window.location.href.slice(window.location.origin.length);

afterEach(() => {
  vi.restoreAllMocks();
  window.name = '';
  Object.assign(window, { opener: null });
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

it('takes the return out of the address, and keeps it until it is forgotten', () => {
  arrive(page + query);
  expect([address(), window.history.state]).toEqual([page, { key: 'kept' }]);
  expect(keptFsxReturn()).toBe(query);
  forgetFsxReturn();
  expect(keptFsxReturn()).toBeUndefined();
});

it('takes an incomplete return out, too, and leaves other parameters', () => {
  arrive(`${page}?userEmail=d&mappingId=m`);
  expect([address(), keptFsxReturn()]).toEqual([`${page}?mappingId=m`, '?userEmail=d&mappingId=m']);
});

it.each([
  ['a return', query],
  ['a cancelled sign-in', ''],
])('puts back the query that the page had before it was left, on %s', (_, returned) => {
  window.history.replaceState(null, '', `${page}?returnUrl=/app/orders`);
  keepLeftQuery();
  arrive(page + returned);
  expect(address()).toBe(`${page}?returnUrl=/app/orders`);
  arrive(page);
  expect(address()).toBe(page);
});

it('prefers the query of a person who came another way', () => {
  window.history.replaceState(null, '', `${page}?returnUrl=/app/orders`);
  keepLeftQuery();
  arrive(`${page}?returnUrl=/app/`);
  expect([address(), keptFsxReturn()]).toEqual([`${page}?returnUrl=/app/`, undefined]);
});

it('leaves other pages alone', () => {
  arrive(`/app/orders${query}`);
  expect([address(), keptFsxReturn()]).toEqual([`/app/orders${query}`, undefined]);
});

it('hands the return to the frame that opened the window, and closes it', () => {
  const opener = { postMessage: vi.fn() };
  Object.assign(window, { opener });
  window.name = connectWindowName;
  const close = vi.spyOn(window, 'close').mockImplementation(() => {});
  arrive(page + query);
  const message = { type: 'benchfile:connect-ended', query };
  expect(opener.postMessage).toHaveBeenCalledExactlyOnceWith(message, window.location.origin);
  expect(close).toHaveBeenCalledOnce();
  expect([address(), keptFsxReturn()]).toEqual([page, undefined]);
});
