import '@mantine/core/styles/ActionIcon.css';
import { ActionIcon } from '@mantine/core';
import { Chevron } from '@/lib/ui/chevron';
import type { GridColumns } from './columns';

export interface Expansion<Row> {
  isExpanded: (row: Row) => boolean;
  onToggle: (row: Row) => void;
  /** Names the detail for screen readers: `the fees of order 41290`. */
  nameOf: (row: Row) => string;
}

/** Adds a leading column that expands and collapses rows. */
export function withExpandColumn<Row extends object>(
  columns: GridColumns<Row>,
  { isExpanded, onToggle, nameOf }: Expansion<Row>,
): GridColumns<Row> {
  const expand: GridColumns<Row>[number] = {
    id: 'expand',
    enableSorting: false,
    meta: { label: 'Details', width: '4.25rem', card: 'badge' },
    header: () => null,
    cell: ({ row: { original } }) => {
      const isOpen = isExpanded(original);
      return (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="md"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'Hide' : 'Show'} ${nameOf(original)}`}
          onClick={() => onToggle(original)}
        >
          <Chevron direction={isOpen ? 'down' : 'right'} />
        </ActionIcon>
      );
    },
  };
  return [expand, ...columns];
}
