import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import { useTypedText } from '@/lib/form/use-typed-text';
import classes from './search-box.module.css';

interface SearchBoxProps {
  label: string;
  placeholder?: string;
  /** The current search. */
  value: string | undefined;
  /** Called 300 ms after the last keystroke, or on Enter. */
  onSearch: (text: string | undefined) => void;
}

/** Searches while typing. Follows the address when Back or "Clear all" changes it. */
export function SearchBox({ label, placeholder, value = '', onSearch }: SearchBoxProps) {
  const { text, setText, sent, setSent } = useTypedText(value, (typed) => typed);
  const send = useDebouncedCallback(
    (typed: string) => {
      const query = typed.trim();
      if (query === sent) return;
      setSent(query);
      onSearch(query === '' ? undefined : query);
    },
    { delay: 300, flushOnUnmount: false },
  );
  return (
    <SearchInput
      aria-label={label}
      placeholder={placeholder ?? label}
      value={text}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        send(currentTarget.value);
      }}
      onKeyDown={(event) => event.key === 'Enter' && send.flush()}
    />
  );
}

/** The native input of a search, with a magnifier. */
export function SearchInput(props: ComponentPropsWithRef<'input'>) {
  return (
    <div className={classes.box}>
      <IconSearch size={16} aria-hidden />
      <input type="search" maxLength={200} {...props} className={classes.input} />
    </div>
  );
}
