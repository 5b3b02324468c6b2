import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AttributeOption, Cabinet } from '@/api/generated/integration/model';
import { ComboboxFrame } from '@/lib/form/combobox-frame';
import { minSearch, tooShort } from '@/lib/form/search-text';
import { offered } from './model/netdocuments-choice';
import { PickerFailure } from './picker-failure';
import { attributeOptionsQuery } from './queries';
import { useDisconnection } from './use-disconnection';
import { useMore } from './use-more';
import { useSearchText } from './use-search-text';

interface AttributeFieldProps {
  /** Name of the attribute: `Client`. */
  label: string;
  cabinet: Cabinet;
  of: 'parent' | 'primary';
  /** The parent that was chosen, where there is one. */
  parentValue?: string | undefined;
  value: AttributeOption | undefined;
  onChange: (option: AttributeOption | undefined) => void;
  onDisconnected: (() => void) | undefined;
}

/** A value of an attribute: out of all of them, or found by a search. */
export function AttributeField(props: AttributeFieldProps) {
  const { label, cabinet, of, parentValue, value, onChange, onDisconnected } = props;
  const { typed, type: setTyped, search, isSettling } = useSearchText();
  const term = search.kind === 'words' ? search.term : undefined;
  const isAsked = search.kind !== 'too-short';
  const query = useInfiniteQuery({
    ...attributeOptionsQuery({ cabinet, of, parentValue, term }),
    enabled: isAsked,
  });
  const { data, error, isFetching } = query;
  const values = useMemo(() => offered(data?.pages.flatMap((page) => page.items) ?? []), [data]);
  const isCurrent = isAsked && !isSettling;
  const options = useMemo(
    () => (isCurrent ? values.map(({ id, desc }) => ({ value: id, label: desc, description: id })) : []),
    [isCurrent, values],
  );
  const more = useMore(query);
  const failure = isCurrent && !isFetching ? error : null;
  useDisconnection(failure, onDisconnected);

  function type(text: string | undefined): void {
    setTyped(text);
    if (value) onChange(undefined);
  }

  return (
    <>
      <ComboboxFrame
        label={label}
        placeholder={`Choose, or type at least ${minSearch}`}
        shown={value?.desc ?? ''}
        typed={typed}
        onType={type}
        options={options}
        chosen={value?.id}
        onChoose={(option) => {
          setTyped(undefined);
          onChange(values.find(({ id }) => id === option.value));
        }}
        onClear={value || typed ? () => type(undefined) : undefined}
        emptyText={messageOf({ isSettling, isAsked, isFetching })}
        more={isCurrent ? more : undefined}
      />
      {failure && (
        <PickerFailure
          error={failure}
          what={`The values of ${label}`}
          onRetry={() => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch())}
        />
      )}
    </>
  );
}

function messageOf({ isSettling, isAsked, isFetching }: Record<'isSettling' | 'isAsked' | 'isFetching', boolean>) {
  if (isSettling) return 'Searching…';
  if (!isAsked) return tooShort;
  return isFetching ? 'Loading…' : 'No results found';
}
