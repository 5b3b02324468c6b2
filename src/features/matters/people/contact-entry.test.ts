import { describe, expect, test } from 'vitest';
import type { MatterContact } from '@/api/generated/integration/model';
import { captionSide, contactAddress, contactName } from './contact-entry';

const contact = (differing: Partial<MatterContact> = {}): MatterContact => ({
  contactId: '1',
  role: 'client',
  kind: 'unknown',
  name: 'Ortega, Ana',
  ...differing,
});

describe('a contact’s name', () => {
  test('kept in parts is taken in parts', () => {
    const given = contact({
      kind: 'person',
      name: 'Dr. Ana Ortega, Jr.',
      firstName: ' Ana',
      lastName: 'Ortega',
      suffix: '',
    });
    expect(contactName(given)).toEqual({
      kind: 'person',
      parts: { firstName: 'Ana', lastName: 'Ortega' },
      isSplit: false,
    });
  });

  test('kept as one text is split', () => {
    expect(contactName(contact())).toEqual({
      kind: 'person',
      parts: { firstName: 'Ana', lastName: 'Ortega' },
      isSplit: true,
    });
    expect(contactName(contact({ kind: 'person', name: 'Ana Ortega' }))).toMatchObject({ isSplit: true });
  });

  test('of an organization stays whole', () => {
    expect(contactName(contact({ kind: 'organization', name: 'Ana Ortega ' }))).toEqual({
      kind: 'organization',
      name: 'Ana Ortega',
      isGovernment: false,
    });
    expect(contactName(contact({ name: 'City of Lakemoor' }))).toMatchObject({ isGovernment: true });
    expect(contactName(contact({ name: 'Lakeshore Holdings, LLC' }))).toMatchObject({ kind: 'organization' });
  });
});

test('an address is one line, with the parts it has', () => {
  const address = { street: '18 Elm Court', unit: 'Suite 4', city: 'Chicago', state: 'IL', postalCode: '60614' };
  expect(contactAddress(contact({ address }))).toBe('18 Elm Court, Suite 4, Chicago, IL 60614');
  expect(contactAddress(contact({ address: { city: 'Chicago' } }))).toBe('Chicago');
  expect(contactAddress(contact())).toBe('');
});

describe('the side of a caption', () => {
  const lakeshore = { role: 'opposing-party', name: 'Lakeshore Holdings LLC' } as const;
  test.each<[string | undefined, Partial<MatterContact>, string | undefined]>([
    ['Ortega v. Lakeshore Holdings LLC', {}, 'first'],
    ['Ortega v. Lakeshore Holdings LLC', lakeshore, 'second'],
    ['Lakeshore Holdings LLC vs ANA ORTEGA', {}, 'second'],
    ['Ortega v. Lakeshore Holdings LLC', { role: 'witness' }, undefined],
    ['Ortega v. Ortega', {}, undefined],
    ['Pryce v. Lakeshore Holdings LLC', {}, undefined],
    ['A v. Ortega v. B', {}, undefined],
    ['Estate of Ana Ortega', {}, undefined],
    [undefined, {}, undefined],
    ['Ortega v. B', { kind: 'organization', name: '' }, undefined],
  ])('%j with %j: %s', (description, differing, side) =>
    expect(captionSide(contact(differing), { description })).toBe(side),
  );
});
