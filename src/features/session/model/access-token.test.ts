import { describe, expect, it } from 'vitest';
import { readAccessToken, tokenFromQuery } from './access-token';

const now = 1_795_000_000;

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (claims: unknown) => `${encode({ alg: 'HS256' })}.${encode(claims)}.c2lnbmF0dXJl`;
const person = {
  'inf:clientid': '1',
  'inf:loginid': 2,
  'inf:retailerid': '3',
  'inf:username': 'theo.finch@example.com',
};

describe('a token', () => {
  it.each([
    [601, 'valid', false],
    [600, 'valid', true],
    [1, 'valid', true],
    [0, 'invalid', true],
    [-1, 'invalid', true],
  ])('with %i seconds left is %s, needs a refresh: %s', (left, state, needsRefresh) => {
    expect(readAccessToken(token({ exp: now + left }), now)).toMatchObject({ state, needsRefresh });
  });

  it('without an expiration is valid, and needs a refresh', () => {
    expect(readAccessToken(token({}), now)).toMatchObject({ state: 'valid', needsRefresh: true, expiresAt: undefined });
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['empty text', ''],
    ['two parts', 'a.b'],
    ['four parts', `${token({})}.x`],
    ['no base64', 'a.%%%.c'],
    ['a payload that is a list', `${encode({})}.${encode([1])}.x`],
    ['an end that is text', token({ exp: 'soon' })],
  ])('that is %s is invalid', (_, value) => {
    expect(readAccessToken(value, now)).toEqual({ state: 'invalid', needsRefresh: true });
  });

  it('identifies the user, with IDs as numbers or text', () => {
    const read = readAccessToken(token({ ...person, name: 'Théo Finch', 'inf:email': 'theo.finch@example.com' }), now);
    expect(read).toHaveProperty('person', {
      userId: 2,
      clientId: 1,
      retailerId: 3,
      userName: 'theo.finch@example.com',
      name: 'Théo Finch',
      email: 'theo.finch@example.com',
    });
  });

  it.each([{ 'inf:loginid': 'x' }, { 'inf:loginid': 0 }, { 'inf:clientid': '' }, { 'inf:clientid': null }])(
    'identifies no user with %o',
    (claims) => {
      expect(readAccessToken(token({ ...person, ...claims }), now)).toHaveProperty('person', undefined);
    },
  );
});

describe('the token of an address', () => {
  it.each([
    ['?tempAuthId=a&_token=b&token=c', 'a'],
    ['?token=c&_token=b', 'b'],
    ['?token=c', 'c'],
    ['?tempAuthId=&token=c', 'c'],
    ['?state=CA', null],
    ['', null],
  ])('in %s is %s', (query, expected) => {
    expect(tokenFromQuery(query)).toBe(expected);
  });
});
