import { Text } from '@mantine/core';
import { useState } from 'react';
import type { MatterFile } from '@/api/generated/integration/model';
import type { SystemMatter } from '@/features/matters';
import { InfiniteGrid } from '@/lib/grid/infinite-grid';
import type { GridProps } from '@/lib/grid/table/use-grid-table';
import { WindowSource } from '@/lib/grid/windows/window-source';
import { systemFileRows } from '../queries';

interface LargeFolderProps extends Omit<GridProps<MatterFile>, 'onSortChange' | 'empty'> {
  matter: SystemMatter;
  folderId: string | undefined;
  searchTerm: string;
}

const inOrder = () => {};

/** A folder of any length, in the system's order. Only the rows near the screen are kept. */
export default function LargeFolder({ matter, folderId, searchTerm, ...grid }: LargeFolderProps) {
  const [source] = useState(() => new WindowSource(systemFileRows(matter, { folderId, searchTerm })));
  return (
    <>
      <Text size="sm" c="dimmed" mb="xs">
        Folders first, then by name. Search to narrow a folder this large.
      </Text>
      <InfiniteGrid {...grid} sort={[]} onSortChange={inOrder} source={source} empty={null} />
    </>
  );
}
