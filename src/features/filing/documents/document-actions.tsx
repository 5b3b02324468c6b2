import '@mantine/core/styles/ActionIcon.css';
import { ActionIcon, Group } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconEye,
  IconFileArrowLeft,
  IconFileArrowRight,
  IconTrash,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** The moves a document allows. */
export interface DocumentMoves {
  onPromote?: () => void;
  onDemote?: () => void;
  onMoveUp?: () => void;
  onMoveDown?: () => void;
}

interface DocumentActionsProps extends DocumentMoves {
  fileName: string;
  onPreview?: () => void;
  onRemove: () => void;
  menu?: ReactNode;
}

/** The actions of an attached document. */
export function DocumentActions({ fileName, onPreview, onRemove, menu, ...moves }: DocumentActionsProps) {
  const { onPromote, onDemote, onMoveUp, onMoveDown } = moves;
  return (
    <Group gap={2} wrap="nowrap">
      {onPreview && (
        <Action label={`Preview ${fileName}`} hint="Preview" onPress={onPreview}>
          <IconEye size={17} />
        </Action>
      )}
      {onPromote && (
        <Action label={`Make ${fileName} the lead document`} hint="Make lead document" onPress={onPromote}>
          <IconFileArrowLeft size={17} />
        </Action>
      )}
      {onDemote && (
        <Action label={`Move ${fileName} to the attachments`} hint="Move to attachments" onPress={onDemote}>
          <IconFileArrowRight size={17} />
        </Action>
      )}
      {onMoveUp && (
        <Action label={`Move ${fileName} up`} hint="Move up" onPress={onMoveUp}>
          <IconArrowUp size={17} />
        </Action>
      )}
      {onMoveDown && (
        <Action label={`Move ${fileName} down`} hint="Move down" onPress={onMoveDown}>
          <IconArrowDown size={17} />
        </Action>
      )}
      {menu}
      <Action label={`Remove ${fileName}`} hint="Remove" color="red" onPress={onRemove}>
        <IconTrash size={17} />
      </Action>
    </Group>
  );
}

interface ActionProps {
  label: string;
  hint: string;
  color?: string;
  onPress: () => void;
  children: ReactNode;
}

function Action({ label, hint, color = 'gray', onPress, children }: ActionProps) {
  return (
    <ActionIcon variant="subtle" color={color} size="md" aria-label={label} title={hint} onClick={onPress}>
      {children}
    </ActionIcon>
  );
}
