import '@mantine/core/styles/Input.css';
import { NativeSelect } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { StateCode, StateSettings } from '@/api/generated/filing/model';
import { canOpenCases } from '../model/state-filing';

interface StateChooserProps {
  state: StateCode;
  settings: readonly StateSettings[];
}

/** Which state's courts are offered. The choice is part of the address. */
export function StateChooser({ state, settings }: StateChooserProps) {
  const navigate = useNavigate();
  return (
    <NativeSelect
      label="State"
      value={state}
      onChange={(event) => {
        const chosen = settings.find((each) => each.state === event.currentTarget.value);
        if (chosen)
          void navigate({
            to: '/case-initiation',
            search: (search) => ({ ...search, state: chosen.state }),
            replace: true,
          });
      }}
    >
      {settings.map((setting) => (
        <option key={setting.state} value={setting.state}>
          {canOpenCases(setting) ? setting.name : `${setting.name} (not offered here)`}
        </option>
      ))}
    </NativeSelect>
  );
}
