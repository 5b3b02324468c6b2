import { expect, it } from 'vitest';
import type { ServiceContact } from '@/api/generated/filing/model';
import { suggestedEmails } from './suggested-emails';

const contact: ServiceContact = {
  serviceContactId: '6f1f5d50-3f64-4a7a-b9f1-0f5f0f2f9c01',
  firmName: 'Bell Harrow PC',
  firstName: 'Imani',
  lastName: 'Bell',
  email: 'bounce@example.com',
  administrativeCopy: [],
  isPublic: false,
  isInFirmMasterList: true,
  isUndeliverable: true,
};
const listed = (email: string, differing: Partial<ServiceContact> = {}): ServiceContact => ({
  ...contact,
  firmName: '',
  isUndeliverable: false,
  email,
  ...differing,
});

it('suggests other addresses of the same name, of the same firm first', () => {
  const list = [
    listed('one@example.com'),
    listed('BOUNCE@example.com'),
    listed('lost@example.com', { isUndeliverable: true }),
    listed('imani@example.com', { firmName: 'bell harrow pc' }),
    listed('one@example.com'),
    listed('rita@example.com', { firstName: 'Rita' }),
    listed('boll@example.com', { lastName: 'Boll' }),
  ];
  expect(suggestedEmails(contact, list)).toEqual([
    { email: 'imani@example.com', firmName: 'bell harrow pc' },
    { email: 'one@example.com', firmName: '' },
  ]);
  expect(suggestedEmails({ ...contact, firmName: '' }, list).map(({ email }) => email)).toEqual([
    'one@example.com',
    'imani@example.com',
  ]);
});

it('suggests three at most', () => {
  const list = ['a', 'b', 'c', 'd'].map((name) => listed(`${name}@example.com`));
  expect(suggestedEmails(contact, list)).toHaveLength(3);
});

it('ignores case and surrounding spaces of names', () => {
  const list = [listed('a@example.com', { firstName: ' imani ', lastName: 'BELL ' })];
  const found = [{ email: 'a@example.com', firmName: '' }];
  expect(suggestedEmails(contact, list)).toEqual(found);
  expect(suggestedEmails({ ...contact, firstName: 'Imani ', lastName: ' Bell' }, list)).toEqual(found);
});

it('keeps the order of the list for a contact without a firm', () => {
  const list = [listed('one@example.com', { firmName: 'Other LLP' }), listed('two@example.com')];
  expect(suggestedEmails({ ...contact, firmName: '' }, list).map(({ email }) => email)).toEqual([
    'one@example.com',
    'two@example.com',
  ]);
});

it('names the contact’s own firm where another firm lists the same address', () => {
  const list = [
    listed('one@example.com', { firmName: 'Other LLP' }),
    listed('one@example.com', { firmName: contact.firmName }),
  ];
  expect(suggestedEmails(contact, list)).toEqual([{ email: 'one@example.com', firmName: 'Bell Harrow PC' }]);
});
