import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconFileZip, IconPencil, IconRestore, IconTextScan2 } from '@tabler/icons-react';
import type { FileChange } from '@/features/documents';

interface DocumentMenuProps {
  fileName: string;
  /** Whether the file is being changed: one change at a time. */
  isWorking: boolean;
  onRename: () => void;
  onChange: (change: FileChange) => void;
  /** Only while the document is a copy of what was attached. */
  onPutBack?: () => void;
}

/** What can be done with the file of an attached document before it is filed. */
export function DocumentMenu({ fileName, isWorking, onRename, onChange, onPutBack }: DocumentMenuProps) {
  return (
    <Menu position="bottom-end" withinPortal hideDetached={false} transitionProps={{ duration: 0 }}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="md"
          aria-label={`Change ${fileName}`}
          title="Rename, compress, make searchable"
        >
          <IconDots size={17} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown aria-label={`Change ${fileName}`}>
        <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} disabled={isWorking} onClick={onRename}>
          Rename
        </Menu.Item>
        <Menu.Item
          leftSection={<IconFileZip size={16} aria-hidden />}
          disabled={isWorking}
          onClick={() => onChange('compress')}
        >
          Compress
        </Menu.Item>
        <Menu.Item
          leftSection={<IconTextScan2 size={16} aria-hidden />}
          disabled={isWorking}
          onClick={() => onChange('recognize')}
        >
          Make searchable
        </Menu.Item>
        {onPutBack && (
          <Menu.Item leftSection={<IconRestore size={16} aria-hidden />} disabled={isWorking} onClick={onPutBack}>
            Put the original back
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
