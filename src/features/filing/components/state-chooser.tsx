import '@mantine/core/styles/Input.css';
import { NativeSelect } from '@mantine/core';
import type { StateCode, StateSettings } from '@/api/generated/filing/model';
import { canOpenCases } from '../model/state-filing';

interface StateChooserProps {
  state: StateCode;
  settings: readonly StateSettings[];
  /** Puts the choice into the address. */
  onChoose: (state: StateCode) => void;
}

/** Which state's courts are offered. */
export function StateChooser({ state, settings, onChoose }: StateChooserProps) {
  return (
    <NativeSelect
      label="State"
      value={state}
      onChange={(event) => {
        const chosen = settings.find((each) => each.state === event.currentTarget.value);
        if (chosen) onChoose(chosen.state);
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
