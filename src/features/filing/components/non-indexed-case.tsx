import '@mantine/core/styles/SimpleGrid.css';
import { SimpleGrid } from '@mantine/core';
import { Section } from '@/lib/ui/section';
import { useFilingForm } from '../forms/filing-form';

/** How the court calls a case that its index does not have. */
export function NonIndexedCase() {
  const form = useFilingForm();
  return (
    <Section title="The case you file into">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <form.AppField name="caseNumber">
          {(field) => <field.TextField label="Case number" required maxLength={60} />}
        </form.AppField>
        <form.AppField name="caseTitle">
          {(field) => <field.TextField label="Case title" required maxLength={500} />}
        </form.AppField>
      </SimpleGrid>
    </Section>
  );
}
