import '@mantine/core/styles/Popover.css';
import { type FloatingPosition, Popover } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import classes from './field-dropdown.module.css';

/**
 * Shows what drops down from a field, below it or above it. It covers the element that it is in, which must be
 * positioned. It changes sides only when it no longer fits: its content may grow while it is open, and so may the page
 * above it. Content that doesn't fit into the window scrolls.
 */
export function FieldDropdown({ children }: { children: ReactNode }) {
  const [position, setPosition] = useState<FloatingPosition>('bottom-start');
  return (
    <Popover
      opened
      width="target"
      position={position}
      onPositionChange={setPosition}
      preventPositionChangeWhenVisible={false}
      middlewares={{
        size: {
          padding: 8,
          apply: ({ availableHeight, elements }) =>
            elements.floating.style.setProperty('--room', `${Math.floor(availableHeight)}px`),
        },
      }}
      // A dialog shorter than the list would clip it.
      floatingStrategy="fixed"
      withRoles={false}
      shadow="md"
      trapFocus={false}
      withinPortal={false}
      hideDetached={false}
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <div className={classes.target} />
      </Popover.Target>
      <Popover.Dropdown p={4} className={classes.dropdown} onMouseDown={(event) => event.preventDefault()}>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
