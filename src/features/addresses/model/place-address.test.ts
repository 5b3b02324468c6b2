import { describe, expect, it } from 'vitest';
import { placeAddress } from './place-address';

const part = (types: string, longText: string, shortText = longText) => ({
  types: types.split(' '),
  longText,
  shortText,
});
const components = [
  part('street_number', '210'),
  part('route', 'Harbor Street', 'Harbor St'),
  part('neighborhood political', 'The Loop'),
  part('locality political', 'Chicago'),
  part('administrative_area_level_2 political', 'Cook County'),
  part('administrative_area_level_1 political', 'Illinois', 'IL'),
  part('country political', 'United States', 'US'),
  part('postal_code', '60601'),
  part('postal_code_suffix', '1200'),
];
const without = (type: string) => components.filter(({ types }) => !types.includes(type));

describe('a place', () => {
  it('fills street, city, state and ZIP code', () => {
    expect(placeAddress(components)).toEqual({
      streetNo: '210',
      streetName: 'Harbor Street',
      city: 'Chicago',
      state: 'IL',
      zipCode: '60601',
    });
  });

  it('uses the sublocality when there is no city', () => {
    const parts = without('locality');
    expect(placeAddress([...parts, part('sublocality_level_1 sublocality political', 'Brooklyn')]).city).toBe(
      'Brooklyn',
    );
    expect(placeAddress([...parts, part('sublocality_level_1', 'Queens')]).city).toBe('Queens');
    expect(placeAddress([...parts, part('sublocality political', 'Bronx')]).city).toBe('Bronx');
    expect(placeAddress([part('sublocality', 'Queens'), ...components]).city).toBe('Chicago');
  });

  it('leaves missing parts and unknown states empty', () => {
    expect(placeAddress([])).toEqual({ streetNo: '', streetName: '', city: '', state: '', zipCode: '' });
    const district = part('administrative_area_level_1', 'District of Columbia', 'DC');
    expect(placeAddress([district]).state).toBe('');
  });
});
