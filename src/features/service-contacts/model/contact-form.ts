/** The form of a service contact: its values, its rules and what it sends. */
import type { NewServiceContact, ServiceContact, ServiceContactUpdate } from '@/api/generated/filing/model';
import { splitEmails } from '@/features/efiling';
import { type FormErrors, onlyErrors } from '@/lib/form/form-errors';
import { emailError, isEmail, requiredError, zipError } from '@/lib/form/messages';
import { isUsPhone } from '@/lib/form/us-phone';

/** What the form shows. */
export interface ContactForm {
  firstName: string;
  middleName: string;
  lastName: string;
  /** Blank for a person without a firm. */
  firmName: string;
  email: string;
  /** Addresses that get copies, separated. */
  copies: string;
  phone: string;
  street: string;
  unit: string;
  city: string;
  state: string;
  zipCode: string;
  isPublic: boolean;
}

/** The contract's limit of copied addresses. */
const mostCopies = 10;

/** The form's initial values. */
export function toContactForm(contact: ServiceContact | undefined): ContactForm {
  const { address } = contact ?? {};
  return {
    firstName: contact?.firstName ?? '',
    middleName: contact?.middleName ?? '',
    lastName: contact?.lastName ?? '',
    firmName: contact?.firmName ?? '',
    email: contact?.email ?? '',
    copies: contact?.administrativeCopy.join(', ') ?? '',
    phone: contact?.phone ?? '',
    street: address?.addressLine1 ?? '',
    unit: address?.addressLine2 ?? '',
    city: address?.city ?? '',
    state: address?.state ?? '',
    zipCode: address?.zipCode ?? '',
    isPublic: contact?.isPublic ?? false,
  };
}

/** The invalid fields, in display order. An address is given as a whole or not at all. */
export function contactErrors(form: ContactForm): FormErrors<ContactForm> {
  const hasAddress = [form.street, form.unit, form.city, form.state, form.zipCode].some((part) => part.trim() !== '');
  const ofAddress = (text: string, label: string) => (hasAddress ? requiredError(text, label) : undefined);
  const phone = form.phone.trim();
  return onlyErrors<ContactForm>({
    firstName: requiredError(form.firstName, 'First name'),
    lastName: requiredError(form.lastName, 'Last name'),
    email: emailError(form.email),
    copies: copiesError(form.copies),
    phone: phone === '' || (isUsPhone(phone) && /^[0-9()+. -]{7,20}$/.test(phone)) ? undefined : 'Phone is not valid',
    street: ofAddress(form.street, 'Street address'),
    city: ofAddress(form.city, 'City'),
    state: ofAddress(form.state, 'State'),
    zipCode: ofAddress(form.zipCode, 'ZIP code') ?? zipError(form.zipCode, 'ZIP code'),
  });
}

function copiesError(text: string): string | undefined {
  const emails = splitEmails(text);
  const wrong = emails.find((each) => !isEmail(each));
  if (wrong !== undefined) return `${wrong} is not a valid email address`;
  return emails.length > mostCopies ? `Enter at most ${mostCopies} addresses` : undefined;
}

/** The request for a new contact on the firm's list. */
export function toNewContact(form: ContactForm): NewServiceContact {
  return { ...enteredValues(form), isInFirmMasterList: true };
}

/** The request for a changed contact. Stays on the firm's list, or off it. */
export function toContactUpdate(form: ContactForm, before: ServiceContact): ServiceContactUpdate {
  const { serviceContactId, isInFirmMasterList, address } = before;
  const entered = enteredValues(form);
  return {
    serviceContactId,
    ...entered,
    ...(entered.address && address && { address: { ...entered.address, country: address.country } }),
    isInFirmMasterList,
  };
}

/** Empty values are left out, which clears them. An empty firm is sent: left out, it would be the caller's. */
function enteredValues(form: ContactForm): Omit<NewServiceContact, 'isInFirmMasterList'> {
  const [middleName, phone, street, unit] = [form.middleName, form.phone, form.street, form.unit].map((text) =>
    text.trim(),
  );
  return {
    firstName: form.firstName.trim(),
    ...(middleName && { middleName }),
    lastName: form.lastName.trim(),
    firmName: form.firmName.trim(),
    email: form.email.trim(),
    administrativeCopy: splitEmails(form.copies),
    ...(phone && { phone }),
    ...(street && {
      address: {
        addressLine1: street,
        ...(unit && { addressLine2: unit }),
        city: form.city.trim(),
        state: form.state,
        zipCode: form.zipCode.trim(),
        country: 'US',
      },
    }),
    isPublic: form.isPublic,
  };
}
