import { Anchor } from '@mantine/core';
import { useState } from 'react';
import { ClientGrid } from '@/lib/grid/client-grid';
import { columnsOf, numerical } from '@/lib/grid/columns/columns';
import { TwoLines } from '@/lib/grid/columns/two-lines';
import type { SortToken } from '@/lib/grid/url/grid-search';
import { EmptyState } from '@/lib/ui/empty-state';
import { Section } from '@/lib/ui/section';

interface Case {
  number: number;
  title: string;
  court: string;
}

const courts = ['Lakemoor County', 'Cedarfield County', 'Bluestem County'];
const cases: readonly Case[] = Array.from({ length: 400 }, (_, place) => ({
  number: 3000 + place,
  title: `In re Estate of Example ${place + 1}`,
  court: courts[place % courts.length] ?? '',
}));
const noun = ['case', 'cases'] as const;
const column = columnsOf<Case>();
const columns = column.columns([
  column.accessor('number', {
    id: 'number',
    meta: { label: 'Number', width: '9rem', card: 'title', directions: numerical },
    cell: ({ getValue }) => (
      <Anchor href={`#case-${getValue()}`} size="sm" fw={600}>
        {getValue()}
      </Anchor>
    ),
  }),
  column.accessor('title', {
    id: 'case',
    meta: { label: 'Case' },
    cell: ({ getValue }) => <TwoLines second="Probate">{getValue()}</TwoLines>,
  }),
  column.accessor('court', { id: 'court', meta: { label: 'Court' } }),
]);

/** A long list. */
export function ExampleGrid() {
  const [sort, setSort] = useState<SortToken[]>([]);
  return (
    <Section title="Grid">
      <ClientGrid
        label="Cases"
        noun={noun}
        columns={columns}
        rowId={({ number }) => number}
        rows={cases}
        isRefreshing={false}
        hasError={false}
        onRetry={() => {}}
        sort={sort}
        onSortChange={(next) => setSort(next ?? [])}
        empty={<EmptyState title="No cases" />}
      />
    </Section>
  );
}
