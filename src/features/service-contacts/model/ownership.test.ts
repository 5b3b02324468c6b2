import { expect, it } from 'vitest';
import type { ServiceContact } from '@/api/generated/filing/model';
import { whyNotChangeable } from './ownership';

const contact: ServiceContact = {
  serviceContactId: '6f1f5d50-3f64-4a7a-b9f1-0f5f0f2f9c01',
  firmName: 'Bell Harrow PC',
  firstName: 'Imani',
  lastName: 'Bell',
  email: 'imani.bell@example.com',
  administrativeCopy: [],
  isPublic: true,
  isInFirmMasterList: false,
  isUndeliverable: false,
};

it('only the firm that added a contact changes it', () => {
  expect(whyNotChangeable({ contact, firmOwned: true })).toBeUndefined();
  expect(whyNotChangeable({ contact, firmOwned: false })).toBe('Only Bell Harrow PC can change it.');
  expect(whyNotChangeable({ contact: { ...contact, firmName: '' } })).toBe(
    'Only the firm that added this contact can change it.',
  );
  expect(whyNotChangeable({ contact: { ...contact, isInFirmMasterList: true } })).toBeUndefined();
});
