import { useMemo } from 'react';
import type { FeeGroupKey } from '@/api/generated/billing/model';
import { TabLink, TabLinks } from '@/lib/ui/tab-link';
import { groupsRequest, keysOf } from '../model/groups';
import type { ReportingSearch } from '../search';
import { DaysFilter } from './days-filter';
import { GroupControls } from './group-controls';
import classes from './group-controls.module.css';
import { GroupReport } from './group-report';
import { MissingCharges } from './missing-charges';

const exactly = { includeSearch: true, explicitUndefined: false };
const among: readonly FeeGroupKey[] = ['matter', 'person', 'court', 'month'];

/** Shows what became of the charges, by matter, person or court, and those that no one has billed. */
export function RecoveryReport({ search }: { search: ReportingSearch }) {
  const { by, and, from, to, list } = search;
  const keys = useMemo(() => keysOf({ by: by ?? 'matter', and }), [by, and]);
  const base = useMemo(() => ({ status: 'billable' as const, from, to }), [from, to]);
  return (
    <>
      <div className={classes.controls}>
        {list === undefined && <GroupControls keys={keys} among={among} />}
        <DaysFilter label="Charged" from={from} to={to} />
      </div>
      <TabLinks label="Cost recovery">
        <TabLink to="/reporting" search={{ show: 'recovery', from, to }} activeOptions={exactly}>
          Added up
        </TabLink>
        <TabLink to="/reporting" search={{ show: 'recovery', list: 'missing', from, to }} activeOptions={exactly}>
          Missing charges
        </TabLink>
      </TabLinks>
      {list === 'missing' ? (
        <MissingCharges search={search} />
      ) : (
        <GroupReport
          kind="recovery"
          keys={keys}
          request={groupsRequest(keys, { from, to })}
          base={base}
          search={search}
          fileName={`cost-recovery-by-${keys.join('-and-')}`}
        />
      )}
    </>
  );
}
