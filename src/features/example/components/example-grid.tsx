import { Anchor } from '@mantine/core';
import { useState } from 'react';
import { ClientGrid } from '@/lib/grid/client-grid';
import { describeList } from '@/lib/grid/list/list';
import { tableColumns } from '@/lib/grid/list/table-column';
import { EmptyState } from '@/lib/ui/empty-state';
import { Section } from '@/lib/ui/section';

interface Case {
  number: number;
  title: string;
  court: string;
}

const courts = ['Lakemoor County', 'Cedarfield County', 'Bluestem County'];
const cases: readonly Case[] = Array.from({ length: 400 }, (_, index) => ({
  number: 3000 + index,
  title: `In re Estate of Example ${index + 1}`,
  court: courts[index % courts.length] ?? '',
}));
const casesList = describeList<Case>()({
  noun: ['case', 'cases'],
  rowId: ({ number }) => number,
  nameOf: ({ number }) => `case ${number}`,
  defaultSort: [],
  columns: {
    number: {
      label: 'Number',
      kind: 'number',
      value: 'number',
      cell: ({ number }) => (
        <Anchor href={`#case-${number}`} size="sm" fw={600}>
          {number}
        </Anchor>
      ),
      sort: true,
      width: '9rem',
      card: 'title',
    },
    case: { label: 'Case', value: 'title', second: { value: () => 'Probate' }, sort: true },
    court: { label: 'Court', value: 'court', sort: true },
  },
});
const { noun, rowId, defaultSort } = casesList;
const columns = tableColumns(casesList);

/** A list long enough to scroll. */
export function ExampleGrid() {
  const [sort, setSort] = useState(defaultSort);
  return (
    <Section title="Grid">
      <ClientGrid
        label="Cases"
        noun={noun}
        columns={columns}
        rowId={rowId}
        rows={cases}
        isRefreshing={false}
        error={null}
        onRetry={() => {}}
        sort={sort}
        onSortChange={(next) => setSort(next ?? [])}
        empty={<EmptyState title="No cases" />}
      />
    </Section>
  );
}
