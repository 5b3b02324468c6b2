import { Button, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useId, useMemo } from 'react';
import { Combobox } from '@/lib/form';
import { caseLabel, caseOptions, casesOfMatter, type FirmCase } from '../model/firm-cases';

interface FirmCaseFieldProps {
  label: string;
  description: ReactNode;
  required?: boolean;
  /** Undefined while they load. */
  cases: readonly FirmCase[] | undefined;
  /** The current matter, whose cases come first. */
  clientReference: string | undefined;
  chosen: FirmCase | undefined;
  onChoose: (caseTrackingId: string) => void;
}

/** Chooses a case that the firm has filed into. The cases of the matter, if there are several, are a press away. */
export function FirmCaseField(props: FirmCaseFieldProps) {
  const { label, description, required, cases, clientReference, chosen, onChoose } = props;
  const options = useMemo(() => caseOptions(cases ?? [], clientReference), [cases, clientReference]);
  const ofMatter = casesOfMatter(cases ?? [], clientReference);
  const titleId = useId();
  return (
    <Stack gap="sm">
      {ofMatter.length > 1 && (
        <Stack gap="xs" role="group" aria-labelledby={titleId}>
          <Text size="sm" id={titleId}>
            Cases of matter {clientReference}
          </Text>
          <Group gap="xs">
            {ofMatter.map((each) => (
              <Button
                key={each.caseTrackingId}
                size="compact-sm"
                variant={each === chosen ? 'filled' : 'default'}
                aria-pressed={each === chosen}
                onClick={() => onChoose(each.caseTrackingId)}
              >
                {caseLabel(each)}
              </Button>
            ))}
          </Group>
        </Stack>
      )}
      <Combobox
        label={label}
        required={required ?? false}
        description={description}
        options={options}
        value={chosen?.caseTrackingId}
        loading={cases === undefined}
        placeholder="Number or title"
        onChange={(id) => id !== undefined && onChoose(id)}
      />
    </Stack>
  );
}
