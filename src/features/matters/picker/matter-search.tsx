import '@mantine/core/styles/VisuallyHidden.css';
import { VisuallyHidden } from '@mantine/core';
import { useMemo, useRef } from 'react';
import type { IntegrationName } from '@/api/generated/integration/model';
import { retailerCapabilities } from '@/features/firm';
import { ComboboxFrame } from '@/lib/form/combobox-frame';
import { minSearch } from '@/lib/form/search-text';
import { plainMatterName } from '@/lib/format/matter-name';
import { NameExplanation } from '../components/matter-name';
import classes from './matter-picker.module.css';
import { type ChosenMatter, chooseRow } from './model/chosen-matter';
import { toOption } from './model/matter-rows';
import { PickerFailure, type PickerProps, ReloadButton, useDisconnection } from './picker-parts';
import { useMatterSearch } from './use-matter-search';

interface MatterSearchProps extends PickerProps {
  integrationName: IntegrationName;
}

/** Searches the connected system's matters. Typing clears the choice, so the input always shows the choice. */
export function MatterSearch(props: MatterSearchProps) {
  const { integrationName, value, onChange, onDisconnected, disabled = false, autoFocus } = props;
  const { canRefreshMatterList, showDescription } = retailerCapabilities(integrationName);
  const search = useMatterSearch(integrationName);
  const input = useRef<HTMLInputElement>(null);
  const options = useMemo(
    () => search.rows.map((row) => toOption(row, { showDescription })),
    [search.rows, showDescription],
  );
  const choosable = options.filter((option) => !option.isDisabled).length;
  useDisconnection(search.error, onDisconnected);

  function type(typed: string | undefined): void {
    search.type(typed);
    if (value) onChange(undefined);
  }

  return (
    <div className={classes.picker}>
      <div className={classes.withButton}>
        <ComboboxFrame
          label="Matter"
          placeholder="Search matters"
          description={`Type at least ${minSearch} of its name`}
          inputRef={input}
          autoFocus={autoFocus}
          disabled={disabled}
          shown={value ? plainMatterName(value.displayName) || value.matterReference : ''}
          typed={search.typed}
          onType={type}
          options={options}
          chosen={value?.matterReference}
          onChoose={(option) => {
            const row = search.rows.find(({ matter }) => matter.matterReference === option.value);
            search.type(undefined);
            onChange(row && chooseRow(row));
          }}
          onClear={value || search.typed ? () => type(undefined) : undefined}
          emptyText={search.message}
          more={search.more}
        />
        {canRefreshMatterList && (
          <ReloadButton
            what="matters"
            isDisabled={disabled || Boolean(search.typed)}
            isBusy={search.isReloading}
            onReload={() => {
              search.reload();
              input.current?.focus();
              input.current?.click();
            }}
          />
        )}
      </div>
      <VisuallyHidden role="status">{countOf(choosable, search.more !== undefined)}</VisuallyHidden>
      {value && <ChosenLine matter={value} showDescription={showDescription} />}
      {search.error && <PickerFailure error={search.error} what="The matters" onRetry={search.retry} />}
    </div>
  );
}

/** The result count for screen readers. */
function countOf(count: number, hasMore: boolean): string {
  if (count === 0) return '';
  if (hasMore) return `The first ${count} matters are listed`;
  return count === 1 ? '1 matter found' : `${count} matters found`;
}

/** The chosen matter's parents and description, to tell matters with the same name apart. */
function ChosenLine({ matter, showDescription }: { matter: ChosenMatter; showDescription: boolean }) {
  const { displayName, parents, description } = matter;
  const parts = [parents.map(plainMatterName).join(' › '), showDescription ? description : undefined].filter(Boolean);
  const isPlain = plainMatterName(displayName) === displayName;
  if (parts.length === 0 && isPlain) return null;
  return (
    <p className={classes.chosen}>
      {parts.join(' · ')}
      {!isPlain && <NameExplanation />}
    </p>
  );
}
