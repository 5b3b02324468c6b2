import { describe, expect, it } from 'vitest';
import { type AddressForm, addressErrors, needsManualEntry, toClientAddress, zipError } from './address';
import { usState, usStates } from './us-states';

const good: AddressForm = {
  addressSearch: '210 harbor',
  buildingName: ' Suite 1400 ',
  unitNo: ' ',
  streetNo: ' 210 ',
  streetName: ' Harbor Street ',
  city: ' Chicago ',
  state: ' il ',
  zipCode: ' 60601-1200 ',
};

describe('the ZIP code', () => {
  it.each([
    ['', 'Zip code is required'],
    ['  ', 'Zip code is required'],
    ['6060', 'Enter a valid ZIP code (5 digits or ZIP+4)'],
    ['606011200', 'Enter a valid ZIP code (5 digits or ZIP+4)'],
    ['60601-12', 'Enter a valid ZIP code (5 digits or ZIP+4)'],
    ['６０６０１', 'Enter a valid ZIP code (5 digits or ZIP+4)'],
    ['60601', undefined],
    ['60601-1200', undefined],
    [' 60601 ', undefined],
  ])('%j: %s', (text, error) => expect(zipError(text)).toBe(error));
});

describe('the state', () => {
  it('is one of the fifty states', () => {
    expect(usStates).toHaveLength(50);
    for (const { abbreviation, name } of usStates) {
      expect(abbreviation).toMatch(/^[A-Z]{2}$/);
      expect(name).toMatch(/^[A-Z]/);
    }
    expect(new Set(usStates.map(({ abbreviation }) => abbreviation)).size).toBe(50);
    expect(usStates.map(({ name }) => name)).toEqual(usStates.map(({ name }) => name).toSorted());
    expect(usState(' il ')).toEqual({ abbreviation: 'IL', name: 'Illinois' });
    expect(usState('DC')).toBeUndefined();
  });
});

describe('the step', () => {
  it('has no errors when complete', () => expect(addressErrors(good)).toEqual({}));

  it('reports each error at its field, and opens fields with errors', () => {
    const blank = { ...good, streetNo: '', streetName: ' ', city: '', state: 'DC', zipCode: '1' };
    const errors = addressErrors(blank);
    expect(errors).toEqual({
      streetNo: 'Street number is required',
      streetName: 'Street name is required',
      city: 'City is required',
      state: 'State is required',
      zipCode: 'Enter a valid ZIP code (5 digits or ZIP+4)',
    });
    expect(needsManualEntry(errors)).toBe(true);
    expect(needsManualEntry({ city: 'City is required' })).toBe(true);
    expect(needsManualEntry({})).toBe(false);
  });
});

describe('the request', () => {
  it('is trimmed, with the state in capitals and without empty parts', () => {
    expect(toClientAddress(good)).toEqual({
      addressType: 0,
      number: '210',
      street: 'Harbor Street',
      suburb: 'Chicago',
      state: 'IL',
      postcode: '60601-1200',
      buildingName: 'Suite 1400',
    });
    expect(toClientAddress({ ...good, buildingName: '', unitNo: ' 9 ' })).toMatchObject({ unitNumber: '9' });
    expect(toClientAddress({ ...good, buildingName: '' })).not.toHaveProperty('buildingName');
  });
});
