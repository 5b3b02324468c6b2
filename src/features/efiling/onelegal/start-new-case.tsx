import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { Notice } from '@/lib/ui/notice';
import type { StartProps } from '../descriptor';
import { CourtNotice, CourtPicker, isOpen, type PickedCourt, type PickerErrors, usePickedCourt } from './court-picker';
import { WithNamedCourt } from './with-named-court';

/** Chooses county, court and division. The court's system decides who takes the filing. */
export default function StartNewCase(props: StartProps) {
  return (
    <WithNamedCourt state={props.state} params={props.params}>
      {(first) => <ChooseCourt first={first} {...props} />}
    </WithNamedCourt>
  );
}

function ChooseCourt({ first, state, params, onChoose, isStarting, failure }: StartProps & { first: PickedCourt }) {
  const [picked, setPicked] = useState(first);
  const [errors, setErrors] = useState<PickerErrors>({});
  const { courtId, court, problem, isAwaited, load } = usePickedCourt(state, picked, 'new-case');
  const begin = async () => {
    const { divisionId } = picked;
    const missing = missingOf({ ...picked, courtId });
    setErrors(missing);
    if (Object.keys(missing).length > 0) return;
    const loaded = await load();
    if (!loaded || !isOpen(loaded)) return;
    const isUnlawfulDetainer = params.isUnlawfulDetainer === true ? true : undefined;
    onChoose({ courtCode: loaded.courtId, extra: { divisionId, isUnlawfulDetainer } }, { apiType: loaded.apiType });
  };
  return (
    <Stack gap="md">
      <CourtPicker
        state={state}
        flow="new-case"
        picked={picked}
        onPick={(next) => {
          setPicked(next);
          setErrors({});
        }}
        errors={errors}
        isDisabled={isStarting || isAwaited}
      />
      <CourtNotice state={state} court={court} />
      {(problem ?? failure) && <Notice tone="bad">{problem ?? failure}</Notice>}
      <div>
        <Button
          loading={isStarting || isAwaited}
          disabled={court !== undefined && !isOpen(court)}
          onClick={() => void begin()}
        >
          Start a new case
        </Button>
      </div>
    </Stack>
  );
}

/** Tells what is still to choose, by its input. */
function missingOf({ county, courtId, divisionId }: PickedCourt): PickerErrors {
  if (county === undefined) return { county: 'Choose the county.' };
  if (courtId === undefined) return { courtId: 'Choose the court.' };
  return divisionId === undefined ? { divisionId: 'Choose the division.' } : {};
}
