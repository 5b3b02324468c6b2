import '@mantine/core/styles/Input.css';
import { NativeSelect } from '@mantine/core';
import type { FeeGroupKey } from '@/api/generated/billing/model';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import { groupKeys } from '../model/groups';
import classes from './group-controls.module.css';

interface Keys {
  by?: FeeGroupKey | undefined;
  and?: FeeGroupKey | undefined;
}

interface GroupControlsProps {
  keys: readonly FeeGroupKey[];
  /** Keys to choose from; all without it. */
  among?: readonly FeeGroupKey[];
  /** Whether rows may be shown one by one. */
  hasNone?: boolean;
}

/** Shows what is added up, by one or two keys, kept in the address. */
export function GroupControls({ keys, among, hasNone = false }: GroupControlsProps) {
  const change = useSearchChange<Keys & { sort?: undefined }>();
  const offered = groupKeys.filter(({ value }) => among === undefined || among.includes(value));
  const keyOf = (text: string) => offered.find(({ value }) => value === text)?.value;
  const [by, and] = keys;
  return (
    <div className={classes.controls}>
      <NativeSelect
        aria-label="Group by"
        data={[...(hasNone ? [{ value: '', label: 'Each fee' }] : []), ...offered.map(toOption)]}
        value={by ?? ''}
        onChange={({ currentTarget }) => change({ by: keyOf(currentTarget.value), and: undefined, sort: undefined })}
      />
      {by !== undefined && (
        <NativeSelect
          aria-label="And by"
          data={[
            { value: '', label: 'No second grouping' },
            ...offered.filter(({ value }) => value !== by).map(toOption),
          ]}
          value={and ?? ''}
          onChange={({ currentTarget }) => change({ by, and: keyOf(currentTarget.value), sort: undefined })}
        />
      )}
    </div>
  );
}

function toOption({ value, label }: { value: string; label: string }) {
  return { value, label: `By ${label.toLowerCase()}` };
}
