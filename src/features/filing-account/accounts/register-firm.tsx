import '@mantine/core/styles/Input.css';
import { Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import { requireOurs } from '@/api/errors';
import { registerTylerFirm } from '@/api/generated/filing';
import type { StateCode, TylerFirm } from '@/api/generated/filing/model';
import { trackWork } from '@/lib/async/work-under-way';
import { emailError, requiredError, zipError } from '@/lib/form/messages';
import { ShortForm } from '@/lib/form/short-form';
import { useOneStepForm } from '@/lib/form/use-one-step-form';
import { useSave } from '@/lib/form/use-save';
import { Dialog } from '@/lib/ui/dialog';
import { Notice } from '@/lib/ui/notice';
import { readAccountFailure } from './form-failure';

interface RegisterFirmProps {
  state: StateCode;
  stateName: string;
  onClose: () => void;
}

const nothing = {
  isIndividual: false,
  firmName: '',
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  phone: '',
  addressLine1: '',
  addressLine2: '',
  city: '',
  addressState: '',
  zipCode: '',
};

const notKnown =
  'It is not known whether this was registered. If an activation email arrives, it was. Otherwise try again: an email address is registered once.';

/** Registers a firm, or a self-represented person, with a state's filing service. The password is kept nowhere. */
export default function RegisterFirm({ state, stateName, onClose }: RegisterFirmProps) {
  const { save, failure, isBusy } = useSave((error) => readAccountFailure(error, notKnown));
  const [registered, setRegistered] = useState<TylerFirm>();
  const form = useOneStepForm({
    initialValues: { ...nothing, addressState: String(state) },
    errorsOf: (values) => ({
      firmName: values.isIndividual ? undefined : requiredError(values.firmName, 'Firm name'),
      firstName: requiredError(values.firstName, 'First name'),
      lastName: requiredError(values.lastName, 'Last name'),
      email: emailError(values.email),
      password: passwordError(values.password),
      phone: /^[0-9()+. -]{7,20}$/.test(values.phone) ? undefined : 'Enter a phone number, such as (555) 010-0142.',
      addressLine1: requiredError(values.addressLine1, 'Street address'),
      city: requiredError(values.city, 'City'),
      addressState: /^[A-Z]{2}$/.test(values.addressState.trim().toUpperCase())
        ? undefined
        : 'Enter the state as two letters.',
      zipCode: requiredError(values.zipCode, 'ZIP code') ?? zipError(values.zipCode, 'ZIP code'),
    }),
  });
  const { isIndividual } = form.values;
  const submit = form.onSubmit(async (values) => {
    const email = values.email.trim();
    const work = registerTylerFirm(state, {
      isIndividual,
      ...(!isIndividual && { firmName: values.firmName.trim() }),
      firstName: values.firstName.trim(),
      lastName: values.lastName.trim(),
      email,
      password: values.password,
      phone: values.phone.trim(),
      address: {
        addressLine1: values.addressLine1.trim(),
        ...(values.addressLine2.trim() && { addressLine2: values.addressLine2.trim() }),
        city: values.city.trim(),
        state: values.addressState.trim().toUpperCase(),
        zipCode: values.zipCode.trim(),
        country: 'US',
      },
    });
    await save(async () => {
      const firm = await trackWork(work);
      requireOurs('registerTylerFirm', firm.adminEmail.toLowerCase() === email.toLowerCase());
      setRegistered(firm);
    });
    form.setFieldValue('password', '');
  });
  if (registered)
    return (
      <Dialog title="Registered" onClose={onClose}>
        <Notice tone="info" title={registered.firmName}>
          {registered.activationEmailSent
            ? `We sent an activation email to ${registered.adminEmail}. The account works once it is activated.`
            : 'The account works now.'}
        </Notice>
      </Dialog>
    );
  return (
    <Dialog title={`Register with ${stateName}’s filing service`} size="large" closeOnBlur={false} onClose={onClose}>
      <ShortForm label="Register a firm" submitLabel="Register" onSubmit={submit} failure={failure} isBusy={isBusy}>
        <Checkbox {...form.getInputProps('isIndividual', { type: 'checkbox' })} label="Self-represented (no firm)" />
        {!isIndividual && <TextInput {...form.getInputProps('firmName')} label="Firm name" required maxLength={200} />}
        <TextInput {...form.getInputProps('firstName')} label="Administrator’s first name" required maxLength={100} />
        <TextInput {...form.getInputProps('lastName')} label="Administrator’s last name" required maxLength={100} />
        <TextInput
          {...form.getInputProps('email')}
          label="Email"
          description="Used for sign-in. Receives the activation email."
          type="email"
          autoComplete="off"
          required
          maxLength={254}
        />
        <TextInput
          {...form.getInputProps('password')}
          label="Password"
          description="At least eight characters, with a lowercase letter, an uppercase letter and a digit or symbol."
          type="password"
          autoComplete="new-password"
          required
          maxLength={128}
        />
        <TextInput {...form.getInputProps('phone')} label="Phone" type="tel" required maxLength={20} />
        <TextInput {...form.getInputProps('addressLine1')} label="Street address" required maxLength={100} />
        <TextInput {...form.getInputProps('addressLine2')} label="Suite, floor, building, etc." maxLength={100} />
        <TextInput {...form.getInputProps('city')} label="City" required maxLength={60} />
        <TextInput {...form.getInputProps('addressState')} label="State" required maxLength={2} />
        <TextInput {...form.getInputProps('zipCode')} label="ZIP code" required maxLength={10} />
      </ShortForm>
    </Dialog>
  );
}

function passwordError(password: string): string | undefined {
  const isStrong = /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password) && /[^\p{L}]/u.test(password);
  return isStrong && password.length >= 8
    ? undefined
    : 'Use at least eight characters, with a lowercase letter, an uppercase letter and a digit or symbol.';
}
