import '@mantine/core/styles/Input.css';
import { NativeSelect } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { StateCode, StateSettings } from '@/api/generated/filing/model';

interface FilingStateProps {
  states: readonly StateSettings[];
  /** Undefined while none is chosen. */
  state: StateCode | undefined;
}

/** Whose state's filing service. The choice is part of the address. */
export function FilingState({ states, state }: FilingStateProps) {
  const navigate = useNavigate();
  return (
    <NativeSelect
      label="Filing service of"
      value={state ?? ''}
      onChange={(event) =>
        void navigate({
          to: '.',
          search: (search) => ({ ...search, state: event.currentTarget.value }),
          replace: true,
        })
      }
    >
      {!state && <option value="">Choose a state</option>}
      {states.map(({ state: code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </NativeSelect>
  );
}
