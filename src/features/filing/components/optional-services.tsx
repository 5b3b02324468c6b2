import { Stack, Title } from '@mantine/core';
import { useMemo } from 'react';
import type { FilingEntry, OptionalService } from '@/api/generated/filing/model';
import { Combobox } from '@/lib/form';
import { useFilingChange } from '../draft/use-filing-change';
import { rowOf } from '../model/court-tables';
import { optionalServiceOptions } from '../model/filing-options';
import classes from './filing-rows.module.css';
import { OptionalServiceRow } from './optional-service-row';

interface OptionalServicesProps {
  filing: FilingEntry;
  index: number;
  /** What the court offers with the filing type; up to some hundreds. */
  services: readonly OptionalService[];
}

/** What the clerk is asked to do for a fee: certified copies, a summons. */
export function OptionalServices({ filing, index, services }: OptionalServicesProps) {
  const { change } = useFilingChange(filing.id);
  const { optionalServices: chosen } = filing;
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
        label="Add a service of the court"
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
        <ul className={classes.list} aria-label="Chosen services">
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
    </Stack>
  );
}
