import '@mantine/core/styles/Popover.css';
import { Popover } from '@mantine/core';
import classes from './combobox.module.css';
import { ComboboxList, type ComboboxListProps } from './combobox-list';

/** The list of a combobox, below its input or above it. It is placed by the element that it is in. */
export function ComboboxDropdown(props: ComboboxListProps) {
  return (
    <Popover
      opened
      width="target"
      position="bottom-start"
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
      <Popover.Dropdown p={4} onMouseDown={(event) => event.preventDefault()}>
        <ComboboxList {...props} />
      </Popover.Dropdown>
    </Popover>
  );
}
