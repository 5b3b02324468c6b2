import { describe, expect, it } from 'vitest';
import { emailError, isEmail, requiredError, signInEmailError, zipError } from './messages';

describe('a required value', () => {
  it.each([
    ['', 'Firm name is required'],
    [' \t', 'Firm name is required'],
    [' x ', undefined],
  ])('%j: %s', (text, error) => expect(requiredError(text, 'Firm name')).toBe(error));
});

describe('the email that someone signs in with', () => {
  it.each([
    ['', 'Email is required'],
    ['   ', 'Email is required'],
    ['iris at firm', 'Please enter a valid email address'],
    ['iris@firm', undefined],
    ['a@b@c', undefined],
    [' iris@example.com ', undefined],
  ])('%j: %s', (text, error) => expect(signInEmailError(text)).toBe(error));
});

describe('an email address', () => {
  it.each([
    ['', 'Email is required'],
    ['iris at firm', 'Please enter a valid email address'],
    ['a@b..com', 'Please enter a valid email address'],
    ['iris@firm', 'Please enter a valid email address'],
    [' iris@example.com ', undefined],
  ])('%j: %s', (text, error) => expect(emailError(text)).toBe(error));

  it.each(['a@b.com', 'iris.o+docket@mail.example-firm.com', "o'neil@example.com"])('%s', (text) =>
    expect(isEmail(text)).toBe(true),
  );

  it.each([
    'a@b..com',
    'a@.b.com',
    'a@b.com.',
    'a..b@c.com',
    '.a@b.com',
    'a@b',
    'a@b@c.com',
    'a b@c.com',
    'a@-b.com',
    ' a@b.com',
  ])('is not %j', (text) => expect(isEmail(text)).toBe(false));
});

describe('a ZIP code', () => {
  it.each([
    ['', {}, undefined],
    ['60601', {}, undefined],
    [' 60601-0001 ', {}, undefined],
    ['60601-0001', { isFiveOnly: true }, 'Invalid ZIP code'],
    ['60601', { isFiveOnly: true }, undefined],
    ['606010001', {}, 'Invalid ZIP code'],
    ['6060', {}, 'Invalid ZIP code'],
    ['60601-', {}, 'Invalid ZIP code'],
    ['６０６０１', {}, 'Invalid ZIP code'],
  ])('%j with %j: %s', (text, options, error) => expect(zipError(text, 'ZIP code', options)).toBe(error));
});
