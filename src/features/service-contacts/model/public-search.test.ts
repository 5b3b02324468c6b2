import { expect, it } from 'vitest';
import { publicSearchRequest, toPublicSearch } from './public-search';

it('asks for what was entered', () => {
  const search = toPublicSearch({ first: ' Imani ', last: 'Bell', firm: ' ', email: ' ' });
  expect(search).toEqual({ first: 'Imani', last: 'Bell', firm: undefined, email: undefined });
  expect(publicSearchRequest(search)).toEqual({ FirstName: 'Imani', LastName: 'Bell' });
  expect(publicSearchRequest({ first: undefined, last: undefined, firm: 'Harrow', email: '@bell' })).toEqual({
    FirmName: 'Harrow',
    Email: '@bell',
  });
});

it('asks for nothing without anything to search for', () => {
  const blank = toPublicSearch({ first: '', last: '  ', firm: '', email: ' ' });
  expect(blank).toEqual({ first: undefined, last: undefined, firm: undefined, email: undefined });
  expect(publicSearchRequest(blank)).toBeUndefined();
});
