import { describe, expect, it } from 'vitest';
import { addressLine, isComplete, toVerify, verificationKey, withSuggestion } from './address-checks';
import { homeAddress as address } from './home-address.testing';

describe('addresses', () => {
  it('are verified once they are complete, without spaces around', () => {
    expect(toVerify({ ...address, unit: ' 3 ', street: ' 1 Elm ' })).toMatchObject({ street: '1 Elm', unit: '3' });
    expect(toVerify({ ...address, unit: ' ' })).not.toHaveProperty('unit');
    expect(isComplete({ ...address, state: undefined })).toBe(false);
    expect(isComplete({ ...address, zip: '6060' })).toBe(false);
  });

  it('are verified as typed, without what is empty', () => {
    const { addressId: _, label: __, ...parts } = address;
    expect(toVerify({ ...address, street: ' 820 Harbor Street ', city: ' Chicago ', zip: ' 60601 ' })).toEqual(parts);
  });

  it.each([{ street: ' ' }, { city: ' ' }, { street: '', city: '' }, { state: undefined }, { zip: '' }])(
    'are incomplete with %j',
    (missing) => {
      expect(toVerify({ ...address, ...missing })).toBeUndefined();
      expect(isComplete({ ...address, ...missing })).toBe(false);
    },
  );

  it.each([
    ['60601', true],
    ['60601-1234', true],
    ['606011234', true],
    [' 60601 ', true],
    ['6060', false],
    ['606011', false],
    ['60601-12', false],
    ['60601-12345', false],
    ['60601-abcd', false],
    ['IL60601', false],
  ])('with the ZIP code %j are complete: %s', (zip, isWhole) => expect(isComplete({ ...address, zip })).toBe(isWhole));

  it('verify alike whatever their case', () => {
    expect(verificationKey({ ...address, city: 'CHICAGO ' })).toBe(verificationKey(address));
    expect(verificationKey({ street: '', city: '', zip: '', unit: 'A', state: undefined })).toBe('\na\n\n\n');
    expect(verificationKey({ ...address, unit: '' })).toBe(verificationKey(address));
    expect(verificationKey({ ...address, unit: '3' })).not.toBe(verificationKey(address));
  });

  it('take a suggestion as it is, without an old confirmation', () => {
    const suggestion = { street: '1 Elm St', city: 'Chicago', state: 'IL', zip: '60602' } as const;
    const entered = { ...address, unit: '9', acknowledged: 'vacant' as const };
    expect(withSuggestion(entered, suggestion)).toEqual({ ...suggestion, addressId: 'a', label: 'home' });
  });

  it('read in one line', () => {
    expect(addressLine({ ...address, unit: 'Apt 3' })).toBe('820 Harbor Street, Apt 3, Chicago, IL 60601');
    expect(addressLine(address)).toBe('820 Harbor Street, Chicago, IL 60601');
    expect(addressLine({ street: ' 1 Elm St ', unit: ' 3 ', city: ' Gary ', state: 'IN', zip: ' 46402 ' })).toBe(
      '1 Elm St, 3, Gary, IN 46402',
    );
    expect(addressLine({ street: '', city: '', zip: '', state: 'IL' })).toBe('IL');
    expect(addressLine({ street: ' ', unit: ' ', city: ' ', zip: ' ', state: undefined })).toBe('');
  });
});
