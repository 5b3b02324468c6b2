import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AttributeOption, Cabinet } from '@/api/generated/integration/model';
import { ComboboxFrame } from '@/lib/form/combobox-frame';
import { minSearch, noOptionsText } from '@/lib/form/search-text';
import { selectable } from './model/netdocuments-choice';
import { PickerFailure, useDisconnection } from './picker-parts';
import { attributeOptionsQuery } from './queries';
import { useNextPage, useSearchText } from './use-search-text';

interface AttributeFieldProps {
  /** The attribute's name: `Client`. */
  label: string;
  cabinet: Cabinet;
  of: 'parent' | 'primary';
  /** The chosen parent value, if the attribute has a parent. */
  parentValue?: string | undefined;
  value: AttributeOption | undefined;
  onChange: (option: AttributeOption | undefined) => void;
  onDisconnected: (() => void) | undefined;
}

/** Chooses an attribute's value, from all values or by search. */
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
  const values = useMemo(() => selectable(data?.pages.flatMap((page) => page.items) ?? []), [data]);
  const isCurrent = isAsked && !isSettling;
  const options = useMemo(
    () => (isCurrent ? values.map(({ id, desc }) => ({ value: id, label: desc, description: id })) : []),
    [isCurrent, values],
  );
  const more = useNextPage(query);
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
        emptyText={
          isAsked && isFetching && !isSettling
            ? 'Loading…'
            : noOptionsText({
                isWaiting: isSettling,
                isAsked,
                hasAnswer: data !== undefined,
                hasFailed: error !== null,
              })
        }
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
