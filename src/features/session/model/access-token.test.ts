import { describe, expect, it } from 'vitest';
import { clockOffset, personOf, readAccessToken, tokenFromQuery, withoutTokens } from './access-token';

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
    ['an expiration as a numeric text', token({ exp: '9999999999' })],
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

describe('the user of a token', () => {
  it('is known even after the token expires', () => {
    const named = { userId: 2, clientId: 1, retailerId: 3, userName: 'theo.finch@example.com', name: '', email: '' };
    expect(personOf(token({ ...person, exp: now - 1 }))).toEqual(named);
    expect(personOf(token({ ...person, 'inf:retailerid': 'none' }))).toEqual({ ...named, retailerId: 0 });
    expect(personOf(null)).toBeUndefined();
  });
});

describe('the platform’s clock', () => {
  it.each([
    ['by the time of issue', { iat: now + 3600, exp: now + 7200 }, 3600],
    ['behind this machine’s', { iat: now - 120, exp: now + 3480 }, -120],
    ['in whole seconds', { iat: now + 100.4 }, 100],
    ['the same, up to a minute', { iat: now + 60 }, 0],
    ['the same, up to a minute behind', { iat: now - 60 }, 0],
    ['beyond a minute', { iat: now - 61 }, -61],
    ['by the expiration of a token that seems to have expired', { exp: now - 3600 }, -7200],
    ['by the expiration now', { exp: now }, -3600],
    ['the same for a token without a time of issue', { exp: now + 7200 }, 0],
    ['the same for a token without times', {}, 0],
    ['the same for times that are not numbers', { iat: 'then', exp: 'soon' }, 0],
    ['the same for times that are numeric texts', { exp: '1' }, 0],
  ])('is %s', (_, claims, offset) => {
    expect(clockOffset(token(claims), now)).toBe(offset);
  });

  it('is the same if the token is unreadable', () => expect(clockOffset('x', now)).toBe(0));
});

describe('an address without tokens', () => {
  it.each([
    ['', ''],
    ['?', ''],
    ['?token=a', ''],
    ['?tempAuthId=a&_token=b&token=c', ''],
    ['?state=CA&token=a&q=x%20y+z', '?state=CA&q=x%20y+z'],
    ['state=CA', '?state=CA'],
    ['state=CA?', '?state=CA?'],
    ['?%74oken=a&tokens=b&a=?', '?tokens=b&a=?'],
  ])('%s is %s', (query, expected) => expect(withoutTokens(query)).toBe(expected));
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
