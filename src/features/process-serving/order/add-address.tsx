import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Input.css';
import { Checkbox, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { changeFailed, explain, failureOf } from '@/api/errors';
import { addServingAddress, verifyAddresses } from '@/api/generated/serving';
import {
  AddressLabel,
  type AddressToVerify,
  type AddressVerification,
  AnyState,
  type ServingJob,
  type ServingSummary,
} from '@/api/generated/serving/model';
import { usStates } from '@/features/addresses';
import { DialogForm } from '@/lib/form/dialog-form';
import { FormFailureMessage } from '@/lib/form/form-failure';
import { isZip, requiredError } from '@/lib/form/messages';
import { useOneStepForm } from '@/lib/form/use-one-step-form';
import { FormRow } from '@/lib/ui/form-row';
import { Notice } from '@/lib/ui/notice';
import { addressLabels } from './model/texts';
import type { JobChange } from './mutations';

interface AddAddressProps {
  order: ServingSummary;
  job: ServingJob;
  /** Changes the recipient. */
  change: (given: JobChange) => Promise<ServingJob>;
  onClose: () => void;
}

const isState = (text: string): text is AnyState => AnyState.options.some((state) => state === text);
const isLabel = (text: string): text is AddressLabel => AddressLabel.options.some((label) => label === text);

/** Adds an address. It is verified first: a blocked one can't be added, a doubtful one must be confirmed. */
export default function AddAddress({ order, job, change, onClose }: AddAddressProps) {
  /** One per dialog, so that a repeat adds it once. */
  const addressId = useRef(crypto.randomUUID());
  const [verified, setVerified] = useState<{ text: string; result: AddressVerification }>();
  const [isConfirmed, setConfirmed] = useState(false);
  const adding = useMutation({ mutationFn: add });
  const form = useOneStepForm({
    initialValues: emptyAddress(order.state),
    errorsOf: ({ street, city, state, zip }) => ({
      street: requiredError(street, 'Street'),
      city: requiredError(city, 'City'),
      state: isState(state) ? undefined : 'State is required',
      zip: requiredError(zip, 'ZIP code') ?? (isZip(zip) ? undefined : 'Enter a valid ZIP code (5 digits or ZIP+4)'),
    }),
    onValuesChange: () => {
      adding.reset();
      setConfirmed(false);
    },
  });
  const result = verified?.text === textOf(form.values) ? verified.result : undefined;

  /** Tells whether the address was added; else its verification shows. */
  async function add(values: AddressValues): Promise<boolean> {
    const address = toVerify(values);
    if (!address || !isLabel(values.label)) return false;
    const { label } = values;
    const [found] = await verifyAddresses([address]);
    if (!found) throw new Error('The address was not verified.');
    setVerified({ text: textOf(values), result: found });
    if (found.severity === 'block' || (found.severity === 'acknowledge' && !isConfirmed)) return false;
    const acknowledged = found.severity === 'acknowledge' ? { acknowledged: found.code } : {};
    const accessNotes = values.accessNotes.trim() || undefined;
    await change({
      jobId: job.jobId,
      send: (jobId) =>
        addServingAddress(jobId, {
          address: { addressId: addressId.current, label, ...address, accessNotes, ...acknowledged },
          makeActive: values.makeActive,
        }),
    });
    return true;
  }

  const { error } = adding;
  return (
    <DialogForm
      title={`Add an address for ${job.displayName}`}
      submitLabel="Add"
      isBusy={adding.isPending}
      closeOnBlur={form.values.street === ''}
      onSubmit={form.onSubmit((values) => adding.mutate(values, { onSuccess: (isAdded) => isAdded && onClose() }))}
      onClose={onClose}
      size="large"
    >
      <Stack gap="sm">
        <NativeSelect {...form.getInputProps('label')} label="Kind of address">
          {AddressLabel.options.map((label) => (
            <option key={label} value={label}>
              {addressLabels[label]}
            </option>
          ))}
        </NativeSelect>
        <TextInput {...form.getInputProps('street')} data-autofocus label="Street" required maxLength={200} />
        <TextInput {...form.getInputProps('unit')} label="Apartment, suite or floor" maxLength={60} />
        <TextInput {...form.getInputProps('city')} label="City" required maxLength={100} />
        <FormRow widths={['60%']}>
          <NativeSelect {...form.getInputProps('state')} label="State" required>
            {usStates
              .filter(({ abbreviation }) => isState(abbreviation))
              .map(({ abbreviation, name }) => (
                <option key={abbreviation} value={abbreviation}>
                  {name}
                </option>
              ))}
          </NativeSelect>
          <TextInput {...form.getInputProps('zip')} label="ZIP code" required maxLength={10} inputMode="numeric" />
        </FormRow>
        <Textarea
          {...form.getInputProps('accessNotes')}
          label="Access notes"
          description="Gate codes, entrances, dogs"
          maxLength={1000}
          autosize
        />
        <Checkbox
          {...form.getInputProps('makeActive', { type: 'checkbox' })}
          label="Serve there next"
          description="Otherwise it is kept as a backup."
        />
        {result && result.severity !== 'none' && (
          <Notice tone={result.severity === 'block' ? 'bad' : 'warning'} title={result.message}>
            {result.severity === 'block' ? (
              'No server can be sent there. Correct the address.'
            ) : (
              <Checkbox
                checked={isConfirmed}
                onChange={(event) => setConfirmed(event.currentTarget.checked)}
                label="I checked it: this address is right"
              />
            )}
          </Notice>
        )}
        <FormFailureMessage
          failure={
            error
              ? {
                  message: changeFailed(
                    error,
                    explain(failureOf(error), 'The address wasn’t added. Try again.'),
                    'the address was added. Try again: it is added once.',
                  ),
                }
              : undefined
          }
        />
      </Stack>
    </DialogForm>
  );
}

/** What is typed. */
interface AddressValues extends Typed, Record<string, unknown> {
  label: string;
  accessNotes: string;
  makeActive: boolean;
}

function emptyAddress(state: string): AddressValues {
  return { label: 'home', street: '', unit: '', city: '', state, zip: '', accessNotes: '', makeActive: true };
}

type Typed = Record<'street' | 'unit' | 'city' | 'state' | 'zip', string>;

const textOf = ({ street, unit, city, state, zip }: Typed) => JSON.stringify([street, unit, city, state, zip]);

function toVerify({ street, unit, city, state, zip }: Typed): AddressToVerify | undefined {
  if (!isState(state)) return undefined;
  return { street: street.trim(), unit: unit.trim() || undefined, city: city.trim(), state, zip: zip.trim() };
}
