import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Checkbox, Stack } from '@mantine/core';
import type { DisclaimerRequirement } from '@/api/generated/filing/model';
import { fieldId, useOutsideError } from '@/lib/form';
import { Section } from '@/lib/ui/section';
import { useFilingContent, useFilingForm } from '../forms/filing-form';
import classes from './court-statements.module.css';

/** The court's statements, each in full and each confirmed by itself. */
export function CourtStatements({ disclaimers }: { disclaimers: readonly DisclaimerRequirement[] }) {
  const form = useFilingForm();
  const confirmed = useFilingContent((content) => content.disclaimerCodes);
  const inOrder = disclaimers.toSorted((one, other) => one.listOrder - other.listOrder);
  return (
    <Section title="Statements of the court">
      <Stack gap="lg">
        {inOrder.map((disclaimer) => (
          <CourtStatement
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

interface CourtStatementProps {
  disclaimer: DisclaimerRequirement;
  isConfirmed: boolean;
  onConfirm: (isConfirmed: boolean) => void;
}

function CourtStatement({ disclaimer, isConfirmed, onConfirm }: CourtStatementProps) {
  const path = `disclaimerCodes.${disclaimer.code}`;
  const textId = `${fieldId(path)}-text`;
  return (
    <div>
      <p id={textId} className={classes.text}>
        {disclaimer.requirementText}
      </p>
      <Checkbox
        id={fieldId(path)}
        label={`I have read and confirm: ${disclaimer.name}`}
        aria-describedby={textId}
        checked={isConfirmed}
        error={useOutsideError(path)}
        onChange={(event) => onConfirm(event.currentTarget.checked)}
      />
    </div>
  );
}
