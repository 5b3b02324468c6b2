import { Button, Stack, Text, TextInput, Title } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { FilingEntry, OptionalService } from '@/api/generated/filing/model';
import { rowOf } from '@/features/efiling';
import { Combobox, fieldId, useOutsideError } from '@/lib/form';
import { useFilingForm } from '../draft/filing-form';
import { FromLastFiling } from '../draft/from-last-filing';
import { useRecentFilings } from '../draft/last-filing';
import { useFilingChange } from '../draft/use-filing-change';
import { isSameServices, lastServices } from '../model/last-filing';
import { optionalServiceOptions, serviceFeeText } from '../model/options';
import classes from './filing-rows.module.css';
import '@mantine/core/styles/Input.css';
import { MoneyField } from '@/lib/form/money-field';

interface OptionalServicesProps {
  filing: FilingEntry;
  index: number;
  /** The services the court offers for the filing type, up to several hundred. */
  services: readonly OptionalService[];
}

/** Court services for a fee, such as certified copies or a summons. */
export function OptionalServices({ filing, index, services }: OptionalServicesProps) {
  const { change } = useFilingChange(filing.id);
  const { optionalServices: chosen } = filing;
  const isFromLast = isSameServices(chosen, lastServices(useRecentFilings(), filing.filingTypeCode));
  const options = useMemo(
    () =>
      optionalServiceOptions(
        services,
        chosen.map(({ code }) => code),
      ),
    [services, chosen],
  );
  return (
    <Stack gap="sm">
      <Title order={3} size="h5">
        Optional services
      </Title>
      <Combobox
        label="Add a court service"
        options={options}
        value={undefined}
        placeholder="Type to search, such as “certified copy”"
        onChange={(code) => {
          if (code === undefined) return;
          change((current) => ({
            ...current,
            optionalServices: [...current.optionalServices, { code, quantity: 1 }],
          }));
        }}
      />
      {chosen.length > 0 && (
        <ul className={classes.list} aria-label="Selected services">
          {chosen.map(({ code }, place) => (
            <OptionalServiceRow
              key={code}
              code={code}
              service={rowOf(services, code)}
              filingIndex={index}
              place={place}
              onRemove={() =>
                change((current) => ({
                  ...current,
                  optionalServices: current.optionalServices.filter((choice) => choice.code !== code),
                }))
              }
            />
          ))}
        </ul>
      )}
      {chosen.length > 0 && isFromLast && (
        <FromLastFiling what="services" onClear={() => change((current) => ({ ...current, optionalServices: [] }))} />
      )}
    </Stack>
  );
}

interface OptionalServiceRowProps {
  code: string;
  /** Undefined when the court no longer offers it. */
  service: OptionalService | undefined;
  filingIndex: number;
  /** Its index among the selected services. */
  place: number;
  onRemove: () => void;
}

/** A selected service, with its quantity or amount if the court asks. */
function OptionalServiceRow({ code, service, filingIndex, place, onRemove }: OptionalServiceRowProps) {
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
          {() => <MoneyField label={service.feePromptText ?? `Amount of ${name}`} required />}
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

interface QuantityInputProps {
  id: string;
  label: string;
  accessibleName: string;
  value: number;
  error: string | undefined;
  onChange: (quantity: number) => void;
}

/** A quantity from 1 to 999. Reverts anything else when the input loses focus. */
function QuantityInput({ id, label, accessibleName, value, error, onChange }: QuantityInputProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextInput
      id={id}
      label={label}
      aria-label={accessibleName}
      inputMode="numeric"
      autoComplete="off"
      w={96}
      maxLength={3}
      value={typed ?? `${value}`}
      error={typed !== undefined && !isQuantity(typed) ? '1 to 999' : error}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        if (isQuantity(event.currentTarget.value)) onChange(Number(event.currentTarget.value));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

function isQuantity(text: string): boolean {
  return /^[1-9]\d{0,2}$/.test(text.trim());
}
