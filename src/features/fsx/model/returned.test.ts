import { expect, it } from 'vitest';
import { readReturned } from './returned';

const returned = {
  organizationId: '48213',
  userId: '7',
  userLoginName: 'dfinch',
  userEmail: 'dana.finch@example.com',
  itkRequestId: '5d0f6b0e-2f7e-4c1a-9d53-0c2c6f5f8a11',
};

it('reads the parameters of a return, without others', () => {
  expect(readReturned(`?${new URLSearchParams({ ...returned, state: 'CA' })}`)).toEqual(returned);
});

it.each([
  ['no parameters', ''],
  ['one alone', '?organizationId=48213'],
  ['an empty organization', `?${new URLSearchParams({ ...returned, organizationId: '' })}`],
  ['an invalid email', `?${new URLSearchParams({ ...returned, userEmail: 'dana' })}`],
  ['an invalid request', `?${new URLSearchParams({ ...returned, itkRequestId: '1' })}`],
])('reads nothing from %s', (_, query) => {
  expect(readReturned(query)).toBeUndefined();
});
