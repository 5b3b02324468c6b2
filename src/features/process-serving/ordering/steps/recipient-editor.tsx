import { Button } from '@mantine/core';
import { type JobToServe, jobToServeAddressesMax } from '@/api/generated/serving/model';
import { useOutsideError } from '@/lib/form';
import { TextareaField } from '@/lib/form/textarea-field';
import { Collapsible } from '@/lib/ui/collapsible';
import { FormRow } from '@/lib/ui/form-row';
import { useOrderDraft } from '../draft/order-context';
import { useOrderContent, useOrderForm } from '../draft/order-form';
import { newAddress } from '../model/content';
import { AddressEditor } from './address-editor';
import classes from './order-steps.module.css';

const kindOptions = [
  { value: 'individual', label: 'Individual' },
  { value: 'business', label: 'Business' },
  { value: 'government', label: 'Government' },
];

interface RecipientEditorProps {
  job: JobToServe;
  /** The recipient's place in the order. */
  place: number;
}

/** Shows who a recipient is, and the addresses. */
export function RecipientEditor({ job, place }: RecipientEditorProps) {
  const { isReadOnly } = useOrderDraft();
  const form = useOrderForm();
  const state = useOrderContent((content) => content.state);
  const isPerson = job.recipient.kind === 'individual';
  const base = `jobs[${place}].recipient` as const;
  const error = useOutsideError(`jobs.${place}.addresses`);
  return (
    <div className={classes.fields}>
      <FormRow widths={['30%']}>
        <form.AppField name={`${base}.kind`}>
          {(field) => <field.SelectField label="Kind" required options={kindOptions} />}
        </form.AppField>
        <form.AppField name={`${base}.capacity`}>
          {(field) => <field.TextField label="Served as" placeholder="as trustee" maxLength={255} />}
        </form.AppField>
      </FormRow>
      {isPerson ? (
        <FormRow widths={['30%', '22%', '30%']}>
          <form.AppField name={`${base}.firstName`}>
            {(field) => <field.TextField label="First name" maxLength={100} />}
          </form.AppField>
          <form.AppField name={`${base}.middleName`}>
            {(field) => <field.TextField label="Middle name" maxLength={100} />}
          </form.AppField>
          <form.AppField name={`${base}.lastName`}>
            {(field) => <field.TextField label="Last name" required maxLength={100} />}
          </form.AppField>
          <form.AppField name={`${base}.suffix`}>
            {(field) => <field.TextField label="Suffix" maxLength={20} />}
          </form.AppField>
        </FormRow>
      ) : (
        <FormRow>
          <form.AppField name={`${base}.organizationName`}>
            {(field) => <field.TextField label="Organization" required maxLength={255} />}
          </form.AppField>
          <form.AppField name={`${base}.agentForService`}>
            {(field) => <field.TextField label="Registered agent or officer" maxLength={255} />}
          </form.AppField>
        </FormRow>
      )}
      {job.addresses.map((address, index) => (
        <AddressEditor
          key={address.addressId}
          address={address}
          path={`jobs[${place}].addresses[${index}]`}
          jobPlace={place}
          place={index}
          isOnly={job.addresses.length === 1}
        />
      ))}
      {error && <p className={classes.bad}>{error}</p>}
      {!isReadOnly && job.addresses.length < jobToServeAddressesMax && (
        <Button
          variant="default"
          size="compact-sm"
          style={{ justifySelf: 'start' }}
          onClick={() => form.setFieldValue(`jobs[${place}].addresses`, (list) => [...list, newAddress(state)])}
        >
          {job.addresses.length === 0 ? 'Add an address' : 'Add a backup address'}
        </Button>
      )}
      <Collapsible title="For the server" startsCollapsed>
        <div className={classes.fields}>
          <FormRow>
            <form.AppField name={`${base}.phone`}>
              {(field) => <field.TextField label="Phone" type="tel" maxLength={40} />}
            </form.AppField>
            <form.AppField name={`${base}.email`}>
              {(field) => <field.TextField label="Email" type="email" maxLength={254} />}
            </form.AppField>
            <form.AppField name={`${base}.bestHours`}>
              {(field) => <field.TextField label="Best hours" maxLength={255} />}
            </form.AppField>
          </FormRow>
          {isPerson && <Description place={place} />}
          <form.AppField name={`${base}.caution`}>
            {() => (
              <TextareaField
                label="Caution"
                description="What the server must know for safety"
                maxLength={500}
                minRows={2}
              />
            )}
          </form.AppField>
        </div>
      </Collapsible>
    </div>
  );
}

/** Shows how a person looks, for the server. */
function Description({ place }: { place: number }) {
  const form = useOrderForm();
  const base = `jobs[${place}].recipient.description` as const;
  return (
    <>
      <FormRow>
        <form.AppField name={`${base}.sex`}>{(field) => <field.TextField label="Sex" maxLength={30} />}</form.AppField>
        <form.AppField name={`${base}.race`}>
          {(field) => <field.TextField label="Race" maxLength={60} />}
        </form.AppField>
        <form.AppField name={`${base}.ageRange`}>
          {(field) => <field.TextField label="Approximate age" maxLength={30} />}
        </form.AppField>
      </FormRow>
      <FormRow>
        <form.AppField name={`${base}.hair`}>
          {(field) => <field.TextField label="Hair" maxLength={60} />}
        </form.AppField>
        <form.AppField name={`${base}.eyes`}>
          {(field) => <field.TextField label="Eyes" maxLength={60} />}
        </form.AppField>
      </FormRow>
      <form.AppField name={`${base}.notes`}>
        {(field) => <field.TextField label="Height, weight and other marks" maxLength={1000} />}
      </form.AppField>
    </>
  );
}
