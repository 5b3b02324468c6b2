import { Checkbox, SimpleGrid, Stack, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/SimpleGrid.css';
import { lazy, Suspense } from 'react';
import { type EnteredDocument, type EnteredFiling, type FieldSpec, shownFields } from '@/features/efiling';
import { type Option, useBoundField } from '@/lib/form';
import { DateField } from '@/lib/form/date-field';
import { MoneyField } from '@/lib/form/money-field';
import { MultiComboboxField } from '@/lib/form/multi-combobox-field';
import { TextareaField } from '@/lib/form/textarea-field';
import { Section } from '@/lib/ui/section';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { useProvider } from '../provider-context';
import { useCourtTables } from './court-tables';
import { type DocumentPath, type ExtraPath, useFilingContent, useFilingForm } from './filing-form';
import classes from './provider-fields.module.css';
import { UnservedParties } from './unserved-parties';

// Few providers ask for them.
const AddressInputs = lazy(async () => ({ default: (await import('./address-inputs')).AddressInputs }));
const RecipientsField = lazy(() => import('./recipients-field'));

/** The fields of the case that only the provider asks for, after those that every provider asks for. */
export function CaseFields() {
  const { fields } = useProvider();
  const content = useFilingContent((whole) => whole);
  const { tables } = useCourtTables();
  if (shownFields(fields.case, tables, content).length === 0) return null;
  return (
    <Section title="Details for this court">
      <Fields fields={fields.case} of={[content]} pathOf={(key) => `extra.${key}`} />
    </Section>
  );
}

/** The fields of a party that only the provider asks for. */
export function PartyFields({ index }: { index: number }) {
  const { fields } = useProvider();
  const content = useFilingContent((whole) => whole);
  const party = content.parties[index];
  if (!party) return null;
  return <Fields fields={fields.party} of={[content, party]} pathOf={(key) => `parties[${index}].extra.${key}`} />;
}

/** The fields of a filing that only the provider asks for. */
export function FilingFields({ index }: { index: number }) {
  const { fields } = useProvider();
  const content = useFilingContent((whole) => whole);
  const filing = content.filings[index];
  if (!filing) return null;
  return <Fields fields={fields.filing} of={[content, filing]} pathOf={(key) => `filings[${index}].extra.${key}`} />;
}

interface ProviderDocumentFieldsProps {
  filing: EnteredFiling;
  document: EnteredDocument;
  /** The document's path in the form. */
  name: DocumentPath;
}

/** The fields of a document that only the provider asks for. */
export function ProviderDocumentFields({ filing, document, name }: ProviderDocumentFieldsProps) {
  const { fields } = useProvider();
  const content = useFilingContent((whole) => whole);
  return <Fields fields={fields.document} of={[content, filing, document]} pathOf={(key) => `${name}.extra.${key}`} />;
}

/** Fields that take the whole width. */
const wideKinds: ReadonlySet<FieldSpec<[]>['kind']> = new Set(['address', 'choices', 'longText', 'recipients']);

interface FieldsProps<Of extends readonly unknown[]> {
  fields: readonly FieldSpec<Of>[];
  of: Of;
  pathOf: (key: string) => ExtraPath;
}

function Fields<Of extends readonly unknown[]>({ fields, of, pathOf }: FieldsProps<Of>) {
  const { tables } = useCourtTables();
  const shown = shownFields(fields, tables, ...of);
  if (shown.length === 0) return null;
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      {shown.map(({ key, label, kind, help, maxLength, isTicked, options, isRequired, partiesServed }) => (
        <div key={key} className={wideKinds.has(kind) ? classes.wide : undefined}>
          <ProviderField
            path={pathOf(key)}
            label={label}
            kind={kind}
            help={help}
            maxLength={maxLength}
            isTicked={isTicked}
            options={options?.(tables, ...of)}
            isRequired={isRequired?.(...of) ?? false}
          />
          {partiesServed && <UnservedParties path={pathOf(key)} partiesServed={partiesServed} />}
        </div>
      ))}
    </SimpleGrid>
  );
}

interface ProviderFieldProps extends Pick<FieldSpec<[]>, 'label' | 'kind'> {
  help: string | undefined;
  maxLength: number | undefined;
  isTicked: true | undefined;
  path: ExtraPath;
  /** Undefined for a field without options. */
  options: readonly Option[] | undefined;
  isRequired: boolean;
}

function ProviderField({ path, label, kind, help, maxLength, isTicked, options = [], isRequired }: ProviderFieldProps) {
  const form = useFilingForm();
  const { isComplete } = useCourtTables();
  const shared = { label, description: help, required: isRequired };
  if (kind === 'recipients')
    return (
      <Suspense fallback={<SkeletonLines label={label} />}>
        <RecipientsField path={path} label={label} help={help} options={options} />
      </Suspense>
    );
  if (kind === 'address')
    return (
      <Suspense fallback={<SkeletonLines lines={9} label={label} />}>
        <AddressInputs path={path} legend={label} help={help} isRequired={isRequired} />
      </Suspense>
    );
  return (
    <form.AppField name={path}>
      {(field) => {
        switch (kind) {
          case 'text':
            return <field.TextField {...shared} maxLength={maxLength} />;
          case 'longText':
            return <TextareaField {...shared} maxLength={maxLength} />;
          case 'money':
            return <MoneyField {...shared} />;
          case 'count':
            return <CountField {...shared} maxLength={maxLength} />;
          case 'date':
            return <DateField {...shared} />;
          case 'choice':
            return (
              <field.SelectField
                {...shared}
                options={isComplete ? options : withLoading(options, field.state.value)}
                placeholder={isRequired ? 'Choose' : 'None'}
              />
            );
          case 'choices':
            return isTicked ? (
              <Ticked {...shared} options={options} />
            ) : (
              <MultiComboboxField {...shared} options={options} placeholder="Choose one or more" />
            );
          case 'boolean':
            return <Confirmation {...shared} />;
        }
      }}
    </form.AppField>
  );
}

/** Until the tables have loaded, a choice that they don't have yet is not called gone. */
function withLoading(options: readonly Option[], chosen: unknown): readonly Option[] {
  if (typeof chosen !== 'string' || options.some(({ value }) => value === chosen)) return options;
  return [...options, { value: chosen, label: 'Loading…' }];
}

interface CountFieldProps {
  label: string;
  description: string | undefined;
  required: boolean;
  /** The most digits. */
  maxLength: number | undefined;
}

/** A number of things: digits alone can be typed. */
function CountField({ maxLength = 9, ...props }: CountFieldProps) {
  const { id, name, value, error, change, blur } = useBoundField<number | undefined>();
  return (
    <TextInput
      {...props}
      id={id}
      name={name}
      inputMode="numeric"
      value={value ?? ''}
      error={error}
      onChange={(event) => {
        const count = Number(event.currentTarget.value.replaceAll(/\D/g, '').slice(0, maxLength));
        change(count === 0 ? undefined : count);
      }}
      onBlur={blur}
    />
  );
}

interface TickedProps {
  label: string;
  description: string | undefined;
  required: boolean;
  options: readonly Option[];
}

/** Options to tick. */
function Ticked({ options, ...shared }: TickedProps) {
  const { id, value = [], error, change, blur } = useBoundField<string[] | undefined>();
  return (
    <Checkbox.Group {...shared} id={id} tabIndex={-1} value={value} error={error} onChange={change} onBlur={blur}>
      <Stack gap="xs" my="xs">
        {options.map((option) => (
          <Checkbox key={option.value} {...option} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}

/** A checkbox whose value is undefined until it is first ticked. */
function Confirmation(props: { label: string; description: string | undefined; required: boolean }) {
  const { id, name, value, error, change, blur } = useBoundField<boolean | undefined>();
  return (
    <Checkbox
      {...props}
      id={id}
      name={name}
      checked={value ?? false}
      error={error}
      onChange={(event) => change(event.currentTarget.checked)}
      onBlur={blur}
    />
  );
}
