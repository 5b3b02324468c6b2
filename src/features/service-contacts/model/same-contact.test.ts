import { expect, it } from 'vitest';
import type { ServiceContact } from '@/api/generated/filing/model';
import { sameContact } from './same-contact';

const contact: ServiceContact = {
  serviceContactId: '6f1f5d50-3f64-4a7a-b9f1-0f5f0f2f9c01',
  firmName: '',
  firstName: 'Imani',
  lastName: 'Bell',
  email: 'imani.bell@example.com',
  administrativeCopy: [],
  isPublic: false,
  isInFirmMasterList: true,
  isUndeliverable: false,
};

it('finds the same name and address in any case', () => {
  const { firstName, lastName, email } = contact;
  expect(sameContact({ firstName: ' IMANI', lastName, email: email.toUpperCase() }, [contact])).toBe(contact);
  expect(sameContact({ firstName, middleName: 'R.', lastName, email }, [contact])).toBeUndefined();
  expect(sameContact({ firstName, lastName, email: 'bell@example.com' }, [contact])).toBeUndefined();
});
