import { Checkbox, SimpleGrid } from '@mantine/core';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/SimpleGrid.css';
import { type CourtTables, type FieldSpec, shownFields } from '@/features/efiling';
import { useBoundField } from '@/lib/form';
import { Section } from '@/lib/ui/section';
import { useProvider } from '../provider-context';
import { useCourtTables } from './court-tables';
import { useFilingContent, useFilingForm } from './filing-form';

/** The fields of the case that only the provider asks for, after those that every provider asks for. */
export function CaseFields() {
  const { fields } = useProvider();
  const content = useFilingContent((whole) => whole);
  const shown = shownFields(fields.case, content);
  if (shown.length === 0) return null;
  return (
    <Section title="Required by this court">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        {shown.map((field) => (
          <ProviderField
            key={field.key}
            path={`extra.${field.key}`}
            field={field}
            isRequired={field.isRequired?.(content) ?? false}
          />
        ))}
      </SimpleGrid>
    </Section>
  );
}

/** The fields of a filing that only the provider asks for. */
export function FilingFields({ index }: { index: number }) {
  const { fields } = useProvider();
  const content = useFilingContent((whole) => whole);
  const filing = content.filings[index];
  const shown = filing ? shownFields(fields.filing, content, filing) : [];
  if (!filing || shown.length === 0) return null;
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      {shown.map((field) => (
        <ProviderField
          key={field.key}
          path={`filings[${index}].extra.${field.key}`}
          field={field}
          isRequired={field.isRequired?.(content, filing) ?? false}
        />
      ))}
    </SimpleGrid>
  );
}

interface ProviderFieldProps {
  path: `extra.${string}` | `filings[${number}].extra.${string}`;
  field: Pick<FieldSpec<never>, 'label' | 'kind' | 'help' | 'maxLength' | 'options'>;
  isRequired: boolean;
}

function ProviderField({ path, field: { label, kind, help, maxLength, options }, isRequired }: ProviderFieldProps) {
  const form = useFilingForm();
  const { tables } = useCourtTables();
  const shared = { label, description: help, required: isRequired };
  return (
    <form.AppField name={path}>
      {(field) => {
        switch (kind) {
          case 'text':
            return <field.TextField {...shared} maxLength={maxLength} />;
          case 'longText':
            return <field.TextareaField {...shared} maxLength={maxLength} />;
          case 'money':
            return <field.MoneyField {...shared} />;
          case 'date':
            return <field.DateField {...shared} />;
          case 'choice':
            return <field.SelectField {...shared} options={optionsOf(options, tables)} placeholder="Choose" />;
          case 'boolean':
            return <Confirmation {...shared} />;
        }
      }}
    </form.AppField>
  );
}

const optionsOf = (options: FieldSpec<never>['options'], tables: CourtTables) => options?.(tables) ?? [];

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
