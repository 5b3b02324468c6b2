import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Checkbox, Stack } from '@mantine/core';
import type { DisclaimerRequirement } from '@/api/generated/filing/model';
import { fieldId, useOutsideError } from '@/lib/form';
import { Section } from '@/lib/ui/section';
import { useFilingContent, useFilingForm } from '../draft/filing-form';
import classes from './certifications.module.css';

/** The court's required certifications, each confirmed separately. */
export function Certifications({ disclaimers }: { disclaimers: readonly DisclaimerRequirement[] }) {
  const form = useFilingForm();
  const confirmed = useFilingContent((content) => content.disclaimerCodes);
  const inOrder = disclaimers.toSorted((one, other) => one.listOrder - other.listOrder);
  return (
    <Section title="Required certifications">
      <Stack gap="lg">
        {inOrder.map((disclaimer) => (
          <Certification
            key={disclaimer.code}
            disclaimer={disclaimer}
            isConfirmed={confirmed.includes(disclaimer.code)}
            onConfirm={(isConfirmed) => {
              const others = confirmed.filter((code) => code !== disclaimer.code);
              form.setFieldValue('disclaimerCodes', isConfirmed ? [...others, disclaimer.code] : others);
            }}
          />
        ))}
      </Stack>
    </Section>
  );
}

interface CertificationProps {
  disclaimer: DisclaimerRequirement;
  isConfirmed: boolean;
  onConfirm: (isConfirmed: boolean) => void;
}

function Certification({ disclaimer, isConfirmed, onConfirm }: CertificationProps) {
  const path = `disclaimerCodes.${disclaimer.code}`;
  const textId = `${fieldId(path)}-text`;
  return (
    <div>
      <p id={textId} className={classes.text}>
        {disclaimer.requirementText}
      </p>
      <Checkbox
        id={fieldId(path)}
        label={certificationOf(disclaimer)}
        aria-describedby={textId}
        checked={isConfirmed}
        error={useOutsideError(path)}
        onChange={(event) => onConfirm(event.currentTarget.checked)}
      />
    </div>
  );
}

/** Says what is certified: the court's text stands above it, and its name is often a word. */
function certificationOf({ name }: DisclaimerRequirement): string {
  return /^redact/i.test(name)
    ? 'I certify that this filing complies with the redaction rule.'
    : `I certify that the statement above is true (${name}).`;
}
