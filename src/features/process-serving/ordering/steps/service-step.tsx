import '@mantine/core/styles/Input.css';
import { Button, Group, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { type JobToServe, ServiceLevel } from '@/api/generated/serving/model';
import { CheckboxField } from '@/lib/form/checkbox-field';
import { DateField } from '@/lib/form/date-field';
import { MoneyField } from '@/lib/form/money-field';
import { TextareaField } from '@/lib/form/textarea-field';
import { formatDollars } from '@/lib/format/money';
import { EmptyState } from '@/lib/ui/empty-state';
import { FormRow } from '@/lib/ui/form-row';
import { Section } from '@/lib/ui/section';
import { recipientName } from '../../import/recipient-name';
import { useOrderContent, useOrderForm } from '../draft/order-form';
import { OrderStepPage } from '../frame/order-step-page';
import { isComplete } from '../model/address-checks';
import { serviceLevelsQuery } from '../queries';
import classes from './order-steps.module.css';
import { RecipientPages } from './recipient-pages';
import { ServeByText } from './serve-by';

export const levelNames: Readonly<Record<ServiceLevel, string>> = {
  standard: 'Standard',
  rush: 'Rush',
  'same-day': 'Same day',
};
const levelOptions = Object.entries(levelNames).map(([value, label]) => ({ value, label }));
const stakeoutOptions = [2, 3, 4, 6, 8, 12].map((hours) => ({ value: hours, label: `${hours} hours` }));

/** Shows how fast each recipient is served, and what is ordered besides. */
export function ServiceStep() {
  const jobs = useOrderContent((content) => content.jobs);
  const { recipient } = useSearch({ from: '/_authenticated/_full-screen/serve-it/order/process-serving/$orderId' });
  return (
    <OrderStepPage
      step="service"
      intro="Prices are for the first address. The review shows every charge before you order."
    >
      {jobs.length === 0 && <EmptyState title="No recipients" description="Add recipients first." />}
      {jobs.length > 1 && <ForAll />}
      <RecipientPages label="Levels and extras" shown={recipient}>
        {(job, place) => <ServiceOfJob job={job} place={place} />}
      </RecipientPages>
    </OrderStepPage>
  );
}

/** One level for all recipients. */
function ForAll() {
  const form = useOrderForm();
  const [level, setLevel] = useState<ServiceLevel>('standard');
  return (
    <Section title="All recipients">
      <Group align="end" gap="sm">
        <NativeSelect
          label="Level"
          data={levelOptions}
          value={level}
          onChange={(event) => {
            const chosen = ServiceLevel.safeParse(event.currentTarget.value);
            if (chosen.success) setLevel(chosen.data);
          }}
        />
        <Button
          variant="default"
          onClick={() => form.setFieldValue('jobs', (list) => list.map((job) => ({ ...job, level })))}
        >
          Set for all
        </Button>
      </Group>
    </Section>
  );
}

function ServiceOfJob({ job, place }: { job: JobToServe; place: number }) {
  const form = useOrderForm();
  const [first] = job.addresses;
  const { data: levels } = useQuery({
    ...serviceLevelsQuery(first?.zip ?? ''),
    enabled: first !== undefined && isComplete(first),
  });
  const offer = levels?.levels.find(({ level }) => level === job.level);
  const options = levels
    ? levels.levels.map(({ level, name, price }) => ({ value: level, label: `${name}, ${formatDollars(price)}` }))
    : levelOptions;
  const base = `jobs[${place}]` as const;
  return (
    <>
      <p className={classes.name}>{recipientName(job.recipient) || `Recipient ${place + 1}`}</p>
      <ServeByText job={job} />
      <div className={classes.fields}>
        <FormRow>
          <form.AppField name={`${base}.level`}>
            {(field) => <field.SelectField label="Level" required options={options} description={offer?.promiseText} />}
          </form.AppField>
          <form.AppField name={`${base}.dueOn`}>
            {() => <DateField label="Your own date" tense="future" description="When you want it served" />}
          </form.AppField>
        </FormRow>
        <FormRow>
          <form.AppField name={`${base}.extras.notarizedProof`}>
            {() => <CheckboxField label="Notarized proof" />}
          </form.AppField>
          <form.AppField name={`${base}.extras.skipTrace`}>
            {() => <CheckboxField label="Skip trace if the address is bad" />}
          </form.AppField>
        </FormRow>
        <FormRow>
          <form.AppField name={`${base}.extras.witnessFee`}>{() => <MoneyField label="Witness fee" />}</form.AppField>
          <form.AppField name={`${base}.extras.stakeoutHours`}>
            {(field) => (
              <NativeSelect
                label="Stakeout, when needed"
                value={field.state.value ?? ''}
                onChange={(event) =>
                  field.handleChange(event.currentTarget.value === '' ? undefined : Number(event.currentTarget.value))
                }
              >
                <option value="">None</option>
                {stakeoutOptions.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </NativeSelect>
            )}
          </form.AppField>
        </FormRow>
        <form.AppField name={`${base}.instructions`}>
          {() => <TextareaField label="Instructions for the server" maxLength={2000} minRows={2} />}
        </form.AppField>
      </div>
    </>
  );
}
