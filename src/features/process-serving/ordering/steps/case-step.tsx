import '@mantine/core/styles/Radio.css';
import '@mantine/core/styles/Input.css';
import { Button, Group, Radio, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type CourtState, type ServingCaseType, servingContentNotifyEmailsMax } from '@/api/generated/serving/model';
import { statesQuery } from '@/features/states';
import { Combobox, fieldId, useOutsideError } from '@/lib/form';
import { DateField } from '@/lib/form/date-field';
import { isEmail } from '@/lib/form/messages';
import { FormRow } from '@/lib/ui/form-row';
import { ListedRow, ListedRows } from '@/lib/ui/listed-row';
import { Notice } from '@/lib/ui/notice';
import { Section } from '@/lib/ui/section';
import { useOrderDraft } from '../draft/order-context';
import { useOrderContent, useOrderForm } from '../draft/order-form';
import { useOrderProblems } from '../draft/order-problems';
import { OrderStepPage } from '../frame/order-step-page';
import { useServiceRules } from '../frame/rules-panel';
import { asNotice, withCase, withoutCase } from '../model/content';
import { firmCasesQuery } from '../queries';
import classes from './order-steps.module.css';

export const caseTypes: Readonly<Record<ServingCaseType, string>> = {
  general: 'General civil',
  collections: 'Collections',
  eviction: 'Eviction',
  family: 'Family',
  'small-claims': 'Small claims',
  other: 'Other',
};
const caseTypeOptions = Object.entries(caseTypes).map(([value, label]) => ({ value, label }));
const modeOptions = [
  { value: 'serve-only', label: 'Serve Only' },
  { value: 'serve-and-file', label: 'Serve and File' },
];

/** The case that the papers are served in, or the notice without one. */
export function CaseStep() {
  const { isReadOnly } = useOrderDraft();
  const form = useOrderForm();
  const kind = useOrderContent((content) => content.case.kind);
  const isFirms = useOrderContent((content) => content.case.caseTrackingId !== undefined);
  const [isChoosing, setChoosing] = useState(isFirms);
  const choice = kind === 'notice' ? 'notice' : isFirms || isChoosing ? 'firm' : 'other';

  function choose(next: string): void {
    setChoosing(next === 'firm');
    form.setFieldValue('case', (current) => (next === 'notice' ? asNotice(current) : withoutCase(current)));
  }

  return (
    <OrderStepPage step="case" intro="The rules of service, the deadline and the proof follow from the case.">
      <Section title="Service">
        <Mode />
      </Section>
      <Section title="Court and case">
        <Stack gap="md">
          <Radio.Group label="The papers are served in" value={choice} onChange={choose}>
            <Group mt="xs" gap="lg">
              <Radio value="firm" label="A case of the firm" disabled={isReadOnly} />
              <Radio value="other" label="Another case" disabled={isReadOnly} />
              <Radio value="notice" label="A notice without a case" disabled={isReadOnly} />
            </Group>
          </Radio.Group>
          <StateOfCourt />
          {choice === 'firm' && <FirmCase />}
          {choice === 'notice' ? (
            <form.AppField name="case.caseTitle">
              {(field) => <field.TextField label="What the notice is about" required maxLength={500} />}
            </form.AppField>
          ) : (
            <CaseFields isKnown={isFirms} />
          )}
        </Stack>
      </Section>
      {choice !== 'notice' && (
        <Section title="Dates">
          <Dates />
        </Section>
      )}
      <Section title="Proof and notifications">
        <Stack gap="md">
          <form.AppField name="filingAttorney">
            {(field) => <field.TextField label="Attorney named on the proof" maxLength={255} />}
          </form.AppField>
          <NotifyEmails />
        </Stack>
      </Section>
    </OrderStepPage>
  );
}

/** Serve Only, or also filing the proofs. */
function Mode() {
  const form = useOrderForm();
  const { whyNoFiling } = useOrderProblems();
  return (
    <Stack gap="sm">
      <form.AppField name="mode">
        {(field) => <field.SelectField label="Order" required options={modeOptions} />}
      </form.AppField>
      {whyNoFiling !== undefined && <Notice tone="info">{whyNoFiling}</Notice>}
    </Stack>
  );
}

/** The court's state. Another state has other courts and rules. */
function StateOfCourt() {
  const form = useOrderForm();
  const { data: states } = useQuery(statesQuery);
  const options = useMemo(
    () => (states ?? []).map(({ abbreviation, name }) => ({ value: abbreviation, label: name })),
    [states],
  );
  return (
    <form.AppField
      name="state"
      listeners={{
        onChange: () => form.setFieldValue('case', ({ courtCode: _, caseTrackingId: __, ...others }) => others),
      }}
    >
      {(field) => <field.SelectField label="State" required options={options} />}
    </form.AppField>
  );
}

/** Chooses one of the firm's cases in the state. */
function FirmCase() {
  const form = useOrderForm();
  const state: CourtState = useOrderContent((content) => content.state);
  const chosen = useOrderContent((content) => content.case.caseTrackingId);
  const { data: cases, error, isPending, refetch } = useQuery(firmCasesQuery(state));
  const options = useMemo(
    () =>
      (cases ?? []).flatMap(({ caseTrackingId, caseNumber, caseTitle, courtName }) =>
        caseTrackingId === undefined
          ? []
          : [{ value: caseTrackingId, label: `${caseNumber} ${caseTitle}`, description: courtName }],
      ),
    [cases],
  );
  return (
    <Combobox
      id={fieldId('case.caseTrackingId')}
      label="Case"
      options={options}
      value={chosen}
      loading={isPending}
      placeholder="Type a case number or party"
      {...(error && { onReload: () => void refetch() })}
      onChange={(id) => {
        const known = cases?.find(({ caseTrackingId }) => caseTrackingId === id);
        if (!known || id === undefined) return;
        const { courtLocationCode: courtCode, courtName, caseNumber, caseTitle, filedDate } = known;
        form.setFieldValue('case', (current) => ({
          ...withCase(current, { caseTrackingId: id, courtCode, courtName, caseNumber, caseTitle }),
          filedOn: current.filedOn ?? filedDate,
        }));
      }}
    />
  );
}

function CaseFields({ isKnown }: { isKnown: boolean }) {
  const form = useOrderForm();
  return (
    <>
      <FormRow widths={['60%']}>
        <form.AppField name="case.courtName">
          {(field) => <field.TextField label="Court" required readOnly={isKnown} maxLength={255} />}
        </form.AppField>
        <form.AppField name="case.caseNumber">
          {(field) => <field.TextField label="Case number" required readOnly={isKnown} maxLength={100} />}
        </form.AppField>
      </FormRow>
      <FormRow widths={['60%']}>
        <form.AppField name="case.caseTitle">
          {(field) => <field.TextField label="Case title" required maxLength={500} />}
        </form.AppField>
        <form.AppField name="case.caseType">
          {(field) => <field.SelectField label="Type of case" required options={caseTypeOptions} />}
        </form.AppField>
      </FormRow>
    </>
  );
}

function Dates() {
  const form = useOrderForm();
  const { data: rules } = useServiceRules();
  const deadline = rules?.deadline;
  return (
    <Stack gap="md">
      <FormRow>
        <form.AppField name="case.filedOn">{() => <DateField label="Complaint filed on" />}</form.AppField>
        <form.AppField name="case.summonsIssuedOn">{() => <DateField label="Summons issued on" />}</form.AppField>
        <form.AppField name="case.appearanceOn">
          {() => <DateField label="Appearance day" tense="future" />}
        </form.AppField>
      </FormRow>
      {deadline && rules.hasRules && (
        <p role="status" className={deadline.status === 'needs-date' ? classes.warning : classes.fact}>
          {deadline.text}
          {deadline.source && ` ${deadline.source}`}
        </p>
      )}
    </Stack>
  );
}

/** Shows who gets emails besides the person who orders. */
function NotifyEmails() {
  const form = useOrderForm();
  const emails = useOrderContent((content) => content.notifyEmails);
  const outside = useOutsideError('notifyEmails');
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();

  function add(): void {
    const email = typed.trim();
    const refusal = email === '' ? undefined : refuseEmail(email, emails);
    setError(refusal);
    if (email === '' || refusal !== undefined) return;
    if (!emails.includes(email)) form.setFieldValue('notifyEmails', [...emails, email]);
    setTyped('');
  }

  return (
    <div>
      <Group align="end" gap="sm">
        <TextInput
          id={fieldId('notifyEmails')}
          className={classes.grow}
          label="Also notify"
          type="email"
          maxLength={254}
          value={typed}
          error={error ?? outside}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={add}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
        <Button variant="default" onClick={add}>
          Add
        </Button>
      </Group>
      {emails.length > 0 && (
        <ListedRows label="Addresses to notify">
          {emails.map((email) => (
            <ListedRow
              key={email}
              name={email}
              facts={[]}
              onRemove={() => form.setFieldValue('notifyEmails', (list) => list.filter((each) => each !== email))}
            />
          ))}
        </ListedRows>
      )}
    </div>
  );
}

function refuseEmail(email: string, emails: readonly string[]): string | undefined {
  if (!isEmail(email)) return 'Enter a valid email address.';
  return emails.length >= servingContentNotifyEmailsMax
    ? `An order notifies up to ${servingContentNotifyEmailsMax} addresses.`
    : undefined;
}
