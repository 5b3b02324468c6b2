import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Cabinet } from '@/api/generated/integration/model';
import { ComboboxFrame } from '@/lib/form/combobox-frame';
import { filterOptions, indexOptions } from '@/lib/form/option-filter';
import classes from './matter-picker.module.css';
import { ReloadButton } from './picker-parts';
import { cabinetsQuery, refreshCabinets } from './queries';

interface CabinetFieldProps {
  value: Cabinet | undefined;
  onChange: (cabinet: Cabinet | undefined) => void;
  disabled?: boolean | undefined;
  autoFocus?: boolean | undefined;
}

const noCabinets: readonly Cabinet[] = [];

/** Chooses a cabinet. All are loaded, so the search starts with the first character (section 5). */
export function CabinetField({ value, onChange, disabled = false, autoFocus }: CabinetFieldProps) {
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState<string>();
  const { data, isPending, isFetching } = useQuery({ ...cabinetsQuery(), enabled: !disabled });
  const cabinets = data?.cabinets ?? noCabinets;
  const index = useMemo(() => indexOptions(cabinets.map(({ id, name }) => ({ value: id, label: name }))), [cabinets]);
  const options = useMemo(() => filterOptions(index, typed ?? ''), [index, typed]);

  function type(text: string | undefined): void {
    setTyped(text);
    if (value) onChange(undefined);
  }

  return (
    <div className={classes.withButton}>
      <ComboboxFrame
        label="Cabinet"
        placeholder="Search cabinets"
        autoFocus={autoFocus}
        disabled={disabled}
        shown={value?.name ?? ''}
        typed={typed}
        onType={type}
        options={options}
        chosen={value?.id}
        onChoose={(option) => {
          setTyped(undefined);
          onChange(cabinets.find(({ id }) => id === option.value));
        }}
        onClear={value || typed ? () => type(undefined) : undefined}
        emptyText={isPending ? 'Loading…' : 'No results found'}
      />
      <ReloadButton
        what="cabinets"
        isDisabled={disabled || Boolean(typed)}
        isBusy={isFetching}
        onReload={() => void refreshCabinets(queryClient)}
      />
    </div>
  );
}
