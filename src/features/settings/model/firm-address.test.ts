import { expect, it } from 'vitest';
import { oneLine, streetAddress, toAddressForm, toChangedAddress } from './firm-address';

const postal = { addressType: 1, number: '', street: '', suburb: 'Chicago', state: 'IL', postcode: '60606' };
const street = {
  addressType: 0,
  number: '233',
  street: 'South Wacker Drive',
  buildingName: 'Suite 4100',
  unitNumber: '9',
  suburb: 'Chicago',
  state: 'IL',
  postcode: '60606',
};
const bare = { addressType: 0, number: '233', street: 'Wacker', suburb: 'Chicago', state: 'IL', postcode: '60606' };

it('finds the street address', () => {
  expect(streetAddress({ addresses: [postal, street] })).toBe(street);
  expect(streetAddress({ addresses: [postal] })).toBeUndefined();
});

it('formats an address in one line, without missing parts', () => {
  expect(oneLine(street)).toBe('233 South Wacker Drive, Suite 4100, 9, Chicago, IL 60606');
  expect(oneLine({ ...bare, buildingName: ' ' })).toBe('233 Wacker, Chicago, IL 60606');
  expect(oneLine({ ...bare, number: '', suburb: ' Chicago ' })).toBe('Wacker, Chicago, IL 60606');
});

it('fills the form', () => {
  expect(toAddressForm(street)).toEqual({
    addressSearch: '',
    streetNo: '233',
    streetName: 'South Wacker Drive',
    buildingName: 'Suite 4100',
    unitNo: '9',
    city: 'Chicago',
    state: 'IL',
    zipCode: '60606',
  });
  const empty = { streetNo: '', streetName: '', buildingName: '', unitNo: '', city: '', state: '', zipCode: '' };
  expect(toAddressForm(undefined)).toEqual({ addressSearch: '', ...empty });
  expect(toAddressForm(bare)).toMatchObject({ buildingName: '', unitNo: '' });
});

it('keeps the parts that the form does not show', () => {
  const form = { ...toAddressForm(street), streetNo: ' 235 ' };
  expect(toChangedAddress(form, undefined)).toEqual({ ...street, number: '235' });
  const hidden = { poBoxType: 'PO Box', mailInstructions: 'Ring twice' };
  expect(toChangedAddress(form, { ...street, ...hidden })).toEqual({ ...street, ...hidden, number: '235' });
});
