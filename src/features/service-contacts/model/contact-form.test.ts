import { describe, expect, it, test } from 'vitest';
import type { ServiceContact } from '@/api/generated/filing/model';
import { type ContactForm, contactErrors, toContactForm, toContactUpdate, toNewContact } from './contact-form';

const contact: ServiceContact = {
  serviceContactId: '6f1f5d50-3f64-4a7a-b9f1-0f5f0f2f9c01',
  firmName: 'Bell Harrow PC',
  firstName: 'Imani',
  middleName: 'R.',
  lastName: 'Bell',
  email: 'imani.bell@example.com',
  administrativeCopy: ['docket@example.com', 'clerk@example.com'],
  address: { addressLine1: '1 Bay', addressLine2: '2', city: 'Windsor', state: 'MI', zipCode: '48201', country: 'CA' },
  phone: '(312) 555-0142',
  isPublic: true,
  isInFirmMasterList: false,
  isUndeliverable: true,
};
const blank = toContactForm(undefined);
const minimal: ContactForm = { ...blank, firstName: ' Imani ', lastName: ' Bell', email: ' imani@example.com ' };

describe('a contact in the form', () => {
  it('is sent as it was', () => {
    const { isUndeliverable: _, ...values } = contact;
    expect(toContactUpdate(toContactForm(contact), contact)).toEqual(values);
  });

  it('keeps its country, and is at home without one', () => {
    const moved = { ...toContactForm(contact), unit: '' };
    expect(toContactUpdate(moved, contact).address).not.toHaveProperty('addressLine2');
    const { address: _, ...homeless } = contact;
    expect(toContactUpdate(moved, homeless).address).toMatchObject({ country: 'US' });
    expect(toContactUpdate({ ...moved, street: '' }, contact)).not.toHaveProperty('address');
  });

  it('is sent without the space around what was typed', () => {
    const typed = { ...minimal, middleName: ' R. ', firmName: ' Bell Harrow PC ', phone: ' (312) 555-0142 ' };
    const address = { street: ' 1 Bay ', unit: ' 4 ', city: ' Lakemoor ', state: 'IL', zipCode: ' 60051 ' };
    expect(toNewContact({ ...typed, ...address })).toMatchObject({
      middleName: 'R.',
      firmName: 'Bell Harrow PC',
      phone: '(312) 555-0142',
      address: { addressLine1: '1 Bay', addressLine2: '4', city: 'Lakemoor', zipCode: '60051' },
    });
  });

  it('is new on the firm’s list, without what was left empty', () => {
    expect(toNewContact(minimal)).toEqual({
      firstName: 'Imani',
      lastName: 'Bell',
      firmName: '',
      email: 'imani@example.com',
      administrativeCopy: [],
      isPublic: false,
      isInFirmMasterList: true,
    });
  });
});

describe('the rules', () => {
  test('ask for a name and an address', () => {
    expect(contactErrors(blank)).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Email is required',
    });
    expect(contactErrors(minimal)).toEqual({});
    expect(contactErrors(toContactForm(contact))).toEqual({});
  });

  test.each<[keyof ContactForm, string, string]>([
    ['email', 'imani', 'Please enter a valid email address'],
    ['email', 'imani@bell', 'Please enter a valid email address'],
    ['copies', 'docket@example.com, clerk', 'clerk is not a valid email address'],
    ['copies', Array.from({ length: 11 }, (_, n) => `c${n}@example.com`).join(' '), 'Enter at most 10 addresses'],
    ['phone', '555', 'Phone is not valid'],
    ['phone', '(312) 555-0142 ext. 7', 'Phone is not valid'],
    ['phone', 'tel 312 555 0142', 'Phone is not valid'],
  ])('check %s', (field, value, message) => {
    expect(contactErrors({ ...minimal, [field]: value })).toEqual({ [field]: message });
  });

  test.each<[keyof ContactForm, string]>([
    ['copies', Array.from({ length: 10 }, (_, n) => `c${n}@example.com`).join(' ')],
    ['phone', ' 312-555-0142 '],
    ['unit', ' '],
  ])('let %s be %j', (field, value) => {
    expect(contactErrors({ ...minimal, [field]: value })).toEqual({});
  });

  test('ask for a whole address', () => {
    expect(contactErrors({ ...minimal, unit: '4' })).toEqual({
      street: 'Street address is required',
      city: 'City is required',
      state: 'State is required',
      zipCode: 'ZIP code is required',
    });
    const address = { street: '1 Bay', city: 'Lakemoor', state: 'IL' };
    expect(contactErrors({ ...minimal, ...address, zipCode: '6005' })).toEqual({ zipCode: 'Invalid ZIP code' });
    expect(contactErrors({ ...minimal, ...address, zipCode: '60051' })).toEqual({});
  });
});
