import { UnstyledButton } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useStore } from '@tanstack/react-form';
import { useState } from 'react';
import { AddressFields, addressErrors, needsManualEntry } from '@/features/addresses';
import { Chevron } from '@/lib/ui/chevron';
import { type OnboardingValues, useOnboardingForm } from '../forms/onboarding-form';
import { AddressSearch } from './address-search';
import classes from './address-step.module.css';

/** The firm's address: found by search, or entered manually. */
export function AddressStep() {
  const form = useOnboardingForm();
  const { store } = form;
  const hasHiddenError = useStore(store, ({ fieldMeta }) =>
    needsManualEntry({
      streetNo: fieldMeta['address.streetNo']?.errors[0],
      streetName: fieldMeta['address.streetName']?.errors[0],
      city: fieldMeta['address.city']?.errors[0],
      state: fieldMeta['address.state']?.errors[0],
      zipCode: fieldMeta['address.zipCode']?.errors[0],
    }),
  );
  const address = useStore(store, ({ values }) => onOneLine(values.address));
  // A complete address found by search is shown on one line when the user returns to this step.
  const [isManual, setManual] = useState(() => {
    const { address: typed } = store.state.values;
    return address !== '' && (typed.addressSearch === '' || needsManualEntry(addressErrors(typed)));
  });
  // Errors must be visible, and the fields stay open while they are corrected.
  if (hasHiddenError && !isManual) setManual(true);
  return (
    <>
      <AddressSearch onIncomplete={() => setManual(true)} />
      {!isManual && address !== '' && (
        <p className={classes.address} role="status">
          <IconCircleCheck size={20} aria-hidden className={classes.tick} />
          {address}
        </p>
      )}
      <UnstyledButton
        className={classes.toggle}
        aria-expanded={isManual}
        aria-controls="manual-address"
        onClick={() => setManual(!isManual)}
      >
        Enter manually
        <Chevron size={16} />
      </UnstyledButton>
      <div id="manual-address" hidden={!isManual}>
        <AddressFields form={form} fields="address" size="md" isWide={false} />
      </div>
    </>
  );
}

/** The address as on an envelope; empty when there is none. */
function onOneLine({ streetNo, streetName, buildingName, city, state, zipCode }: OnboardingValues['address']): string {
  const street = [streetNo, streetName].filter((part) => part !== '').join(' ');
  const region = [state, zipCode].filter((part) => part !== '').join(' ');
  return [street, buildingName, city, region].filter((part) => part !== '').join(', ');
}
