import { UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconCircleCheck } from '@tabler/icons-react';
import { useStore } from '@tanstack/react-form';
import { useState } from 'react';
import { addressErrors, needsManualEntry } from '@/features/addresses';
import { type OnboardingValues, useOnboardingForm } from '../forms/onboarding-form';
import { AddressSearch } from './address-search';
import classes from './address-step.module.css';
import { ManualAddress } from './manual-address';

/** Where the firm is: found by typing, or entered by hand. */
export function AddressStep() {
  const { store } = useOnboardingForm();
  const hasHiddenError = useStore(store, ({ fieldMeta }) =>
    needsManualEntry({
      streetNo: fieldMeta['address.streetNo']?.errors[0],
      streetName: fieldMeta['address.streetName']?.errors[0],
      city: fieldMeta['address.city']?.errors[0],
      state: fieldMeta['address.state']?.errors[0],
      zipCode: fieldMeta['address.zipCode']?.errors[0],
    }),
  );
  const found = useStore(store, ({ values }) => inOneLine(values.address));
  // Coming back to it, an address that was found and is whole needs no more than its line.
  const [isManual, setManual] = useState(() => {
    const { address } = store.state.values;
    return found !== '' && (address.addressSearch === '' || needsManualEntry(addressErrors(address)));
  });
  // What is wrong must be seen, and stays in sight while it is put right.
  if (hasHiddenError && !isManual) setManual(true);
  return (
    <>
      <AddressSearch onIncomplete={() => setManual(true)} />
      {!isManual && found !== '' && (
        <p className={classes.found} role="status">
          <IconCircleCheck size={20} aria-hidden className={classes.tick} />
          {found}
        </p>
      )}
      <UnstyledButton
        className={classes.toggle}
        aria-expanded={isManual}
        aria-controls="manual-address"
        onClick={() => setManual(!isManual)}
      >
        Enter manually
        <IconChevronDown size={18} aria-hidden />
      </UnstyledButton>
      <div id="manual-address" hidden={!isManual}>
        <ManualAddress />
      </div>
    </>
  );
}

/** As an envelope has it; empty as long as nothing is known. */
function inOneLine({ streetNo, streetName, buildingName, city, state, zipCode }: OnboardingValues['address']): string {
  const street = [streetNo, streetName].filter((part) => part !== '').join(' ');
  const region = [state, zipCode].filter((part) => part !== '').join(' ');
  return [street, buildingName, city, region].filter((part) => part !== '').join(', ');
}
