/** A complete address, as it is entered. */
export const homeAddress = {
  addressId: 'a',
  label: 'home',
  street: '820 Harbor Street',
  city: 'Chicago',
  state: 'IL',
  zip: '60601',
} as const;
