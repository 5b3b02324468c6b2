import { useMemo } from 'react';
import { groupsRequest, keysOf } from '../model/groups';
import type { ReportingSearch } from '../search';
import { DaysFilter } from './days-filter';
import { GroupControls } from './group-controls';
import classes from './group-controls.module.css';
import { GroupReport } from './group-report';

/** Shows what was charged, by month, court, matter, person, service, kind or state: two at a time. */
export function SpendReport({ search }: { search: ReportingSearch }) {
  const { by, and, from, to } = search;
  const keys = useMemo(() => keysOf({ by, and }), [by, and]);
  const base = useMemo(() => ({ status: 'billable' as const, from, to }), [from, to]);
  return (
    <>
      <div className={classes.controls}>
        <GroupControls keys={keys} />
        <DaysFilter label="Charged" from={from} to={to} />
      </div>
      <GroupReport
        kind="spend"
        keys={keys}
        request={groupsRequest(keys, { from, to })}
        base={base}
        search={search}
        fileName={`spend-by-${keys.join('-and-')}`}
      />
    </>
  );
}
