import { useQuery } from '@tanstack/react-query';
import { readStateCode } from '../model/state-choice';
import { statesQuery } from '../queries';
import { useSelectedState } from '../selected-state';
import { useSelectState } from '../use-select-state';
import classes from './state-selector.module.css';

/** Selects the state for new work. A native select: quick to load, and familiar on phones. */
export default function StateSelector() {
  const states = useQuery(statesQuery);
  const selected = useSelectedState();
  const select = useSelectState();
  const choose = (value: string) => {
    const state = readStateCode(value);
    if (state && state !== selected) select(state);
  };
  return (
    <select
      className={classes.select}
      aria-label="State"
      value={states.data && selected ? selected : ''}
      disabled={!states.data || !selected}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      {(!states.data || !selected) && <option value="">{states.isError ? 'State unavailable' : 'State'}</option>}
      {states.data?.map(({ name, abbreviation }) => (
        <option key={abbreviation} value={abbreviation}>
          {name}
        </option>
      ))}
    </select>
  );
}
