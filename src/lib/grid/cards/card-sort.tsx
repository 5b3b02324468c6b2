import '@mantine/core/styles/Input.css';
import { NativeSelect } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import classes from './grid-cards.module.css';

interface CardSortProps {
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** Sorts by one column, where there are no headers to click. */
export default function CardSort({ options, value, onChange }: CardSortProps) {
  return (
    <NativeSelect
      className={classes.sort}
      label="Sort by"
      size="sm"
      rightSection={<IconChevronDown size={14} aria-hidden />}
      data={options}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
