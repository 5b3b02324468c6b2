import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Button, Checkbox, Group } from '@mantine/core';
import { useState } from 'react';
import { type AddressToServe, AnyState } from '@/api/generated/serving/model';
import { AddressLookup, hasAddressLookup, usStates } from '@/features/addresses';
import { fieldId, useOutsideError } from '@/lib/form';
import { FormRow } from '@/lib/ui/form-row';
import { useOrderDraft } from '../draft/order-context';
import { useOrderForm } from '../draft/order-form';
import { useOrderProblems } from '../draft/order-problems';
import { addressLine, verificationKey, withSuggestion } from '../model/address-checks';
import { withActiveAddress } from '../model/content';
import classes from './order-steps.module.css';

const labelOptions = [
  { value: 'home', label: 'Home' },
  { value: 'work', label: 'Work' },
  { value: 'registered-agent', label: 'Registered agent' },
  { value: 'mailing', label: 'Mailing' },
  { value: 'other', label: 'Other' },
];
const stateOptions = usStates
  .filter(({ abbreviation }) => AnyState.safeParse(abbreviation).success)
  .map(({ abbreviation, name }) => ({ value: abbreviation, label: name }));

interface AddressEditorProps {
  address: AddressToServe;
  /** The address's path in the form. */
  path: `jobs[${number}].addresses[${number}]`;
  jobPlace: number;
  /** Its place among the recipient's addresses; the first is where the server goes first. */
  place: number;
  isOnly: boolean;
}

/** An address to serve at: searched or typed, with what verification knows of it. */
export function AddressEditor({ address, path, jobPlace, place, isOnly }: AddressEditorProps) {
  const { isReadOnly } = useOrderDraft();
  const form = useOrderForm();
  const [searched, setSearched] = useState('');
  const title = place === 0 ? 'Address' : `Backup address ${place}`;
  return (
    <fieldset className={classes.address}>
      <legend className={classes.legend}>{title}</legend>
      {hasAddressLookup() && (
        <AddressLookup
          size="sm"
          label="Find address"
          value={searched}
          onType={setSearched}
          onChoose={(found) => {
            if (!found) return;
            const state = AnyState.safeParse(found.state);
            form.setFieldValue(path, ({ acknowledged: _, ...current }) => ({
              ...current,
              street: [found.streetNo, found.streetName].filter(Boolean).join(' '),
              city: found.city,
              state: state.success ? state.data : current.state,
              zip: found.zipCode,
            }));
            setSearched('');
          }}
        />
      )}
      <FormRow widths={['60%']}>
        <form.AppField name={`${path}.street`}>
          {(field) => <field.TextField label="Street" required maxLength={200} keepsEmpty />}
        </form.AppField>
        <form.AppField name={`${path}.unit`}>
          {(field) => <field.TextField label="Apartment, suite or floor" maxLength={60} />}
        </form.AppField>
      </FormRow>
      <FormRow widths={['38%', '30%', '22%']}>
        <form.AppField name={`${path}.city`}>
          {(field) => <field.TextField label="City" required maxLength={100} keepsEmpty />}
        </form.AppField>
        <form.AppField name={`${path}.state`}>
          {(field) => <field.SelectField label="State" required placeholder="Choose a state" options={stateOptions} />}
        </form.AppField>
        <form.AppField name={`${path}.zip`}>
          {(field) => <field.TextField label="ZIP code" required maxLength={10} keepsEmpty />}
        </form.AppField>
      </FormRow>
      <FormRow widths={['30%']}>
        <form.AppField name={`${path}.label`}>
          {(field) => <field.SelectField label="Whose place" options={labelOptions} />}
        </form.AppField>
        <form.AppField name={`${path}.accessNotes`}>
          {(field) => <field.TextField label="Access" placeholder="Gate code, entrance, dog" maxLength={1000} />}
        </form.AppField>
      </FormRow>
      <AddressHint address={address} path={path} />
      {!isReadOnly && !isOnly && (
        <Group gap="xs">
          {place > 0 && (
            <Button
              variant="default"
              size="compact-sm"
              aria-label={`Go to ${title.toLowerCase()} first`}
              onClick={() => form.setFieldValue(`jobs[${jobPlace}]`, (job) => withActiveAddress(job, place))}
            >
              Go here first
            </Button>
          )}
          <Button
            variant="subtle"
            color="red"
            size="compact-sm"
            aria-label={`Remove ${title.toLowerCase()}`}
            onClick={() => form.setFieldValue(`jobs[${jobPlace}].addresses`, (list) => list.toSpliced(place, 1))}
          >
            Remove
          </Button>
        </Group>
      )}
    </fieldset>
  );
}

/** Shows what verification says of the address: a suggestion, a doubt to confirm, or why it can't be served at. */
function AddressHint({ address, path }: Pick<AddressEditorProps, 'address' | 'path'>) {
  const form = useOrderForm();
  const { isReadOnly } = useOrderDraft();
  const { verifications } = useOrderProblems();
  const dotted = `${path}.acknowledged`;
  const error = useOutsideError(dotted);
  const known = verifications.get(verificationKey(address));
  if (!known || known.code === 'ok') return null;
  const { suggestion, severity, message, code } = known;
  return (
    <div className={classes.hint} role={severity === 'block' ? 'alert' : 'status'}>
      <span className={severity === 'none' ? classes.fact : severity === 'block' ? classes.bad : classes.warning}>
        {message}
      </span>
      {suggestion && !isReadOnly && (
        <Button
          variant="default"
          size="compact-sm"
          onClick={() => form.setFieldValue(path, (current) => withSuggestion(current, suggestion))}
        >
          Use {addressLine(suggestion)}
        </Button>
      )}
      {severity === 'acknowledge' && (
        <Checkbox
          id={fieldId(dotted)}
          label="Serve at this address as entered"
          checked={address.acknowledged === code}
          error={
            error !== undefined && address.acknowledged !== code ? 'Correct the address, or confirm it.' : undefined
          }
          onChange={(event) =>
            form.setFieldValue(`${path}.acknowledged`, event.currentTarget.checked ? code : undefined)
          }
        />
      )}
    </div>
  );
}
