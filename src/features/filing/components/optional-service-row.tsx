import { Button, Text } from '@mantine/core';
import type { OptionalService } from '@/api/generated/filing/model';
import { fieldId, useOutsideError } from '@/lib/form';
import { useFilingForm } from '../forms/filing-form';
import { serviceFeeText } from '../model/filing-options';
import classes from './filing-rows.module.css';
import { QuantityInput } from './quantity-input';

interface OptionalServiceRowProps {
  code: string;
  /** Undefined when the court does not offer it any more. */
  service: OptionalService | undefined;
  filingIndex: number;
  /** Its place among the chosen services. */
  place: number;
  onRemove: () => void;
}

/** A chosen service: how many, or for how much, where the court asks that. */
export function OptionalServiceRow({ code, service, filingIndex, place, onRemove }: OptionalServiceRowProps) {
  const form = useFilingForm();
  const path = `filings.${filingIndex}.optionalServices.${place}` as const;
  const problem = useOutsideError(path);
  const quantityError = useOutsideError(`${path}.quantity`);
  const name = service?.name.trim() ?? `Service ${code}`;
  return (
    <li className={classes.row} id={fieldId(path)} tabIndex={-1}>
      <div className={classes.what}>
        <Text size="sm" fw={500}>
          {name}
        </Text>
        {service && (
          <Text size="xs" c="dimmed">
            {serviceFeeText(service)}
          </Text>
        )}
      </div>
      {service?.multiplier && (
        <form.AppField name={`filings[${filingIndex}].optionalServices[${place}].quantity`}>
          {(field) => (
            <QuantityInput
              id={fieldId(`${path}.quantity`)}
              label="Quantity"
              accessibleName={`Quantity of ${name}`}
              value={field.state.value}
              error={quantityError}
              onChange={field.handleChange}
            />
          )}
        </form.AppField>
      )}
      {service?.hasFeePrompt && (
        <form.AppField name={`filings[${filingIndex}].optionalServices[${place}].amount`}>
          {(field) => <field.MoneyField label={service.feePromptText ?? `Amount of ${name}`} required />}
        </form.AppField>
      )}
      <Button variant="subtle" color="red" size="compact-sm" aria-label={`Remove ${name}`} onClick={onRemove}>
        Remove
      </Button>
      {problem && (
        <span role="alert" className={classes.problem}>
          {problem}
        </span>
      )}
    </li>
  );
}
