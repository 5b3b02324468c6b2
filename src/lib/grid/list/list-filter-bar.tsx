import { lazy, type ReactNode, Suspense } from 'react';
import { afterFirstPage } from '@/lib/browser/first-page';
import { Opening } from '@/lib/ui/opening';
import dateClasses from '../filters/date-range-filter.module.css';
import { FilterBar } from '../filters/filter-bar';
import { FilterMenu, type FilterOption, FilterPanel } from '../filters/filter-menu';
import { SearchBox } from '../filters/search-box';
import type { Noun } from '../table/announcement';
import { useSearchChange } from '../url/use-search-change';
import {
  type FilteredList,
  filterCount,
  filterEntries,
  isFiltered,
  type ListFilter,
  withoutFilters,
} from './list-filter';

const AmountRange = lazy(() => afterFirstPage(() => import('../filters/amount-range')));
const DateRangeFilter = lazy(() => afterFirstPage(() => import('../filters/date-range-filter')));
const TextFilter = lazy(() => afterFirstPage(() => import('../filters/text-filter')));

interface ListFilterBarProps<Search, Request> {
  list: FilteredList<Search, Request> & { noun: Noun; searches?: string };
  search: Search;
  /** The options of checkbox filters, by filter name. */
  options?: Readonly<Record<string, readonly FilterOption<string | number>[]>>;
  /** Filters that the page sets itself. */
  omit?: readonly (keyof Search)[];
  /** Before the filters. */
  lead?: ReactNode;
  /** After the filters. */
  children?: ReactNode;
  /** What can be done with the list (`tools/`). */
  tools?: ReactNode;
}

/** More filters fold into one button, except on the widest screens. */
const filtersInLine = 2;

/** The search and filters of a list, kept in the address, and its tools. */
export function ListFilterBar<Search extends object, Request>(props: ListFilterBarProps<Search, Request>) {
  const { list, search, options = {}, omit = [], lead, children, tools } = props;
  const change = useSearchChange<Record<string, unknown>>();
  const [, nouns] = list.noun;
  const shown = filterEntries(list).filter(([name]) => !omit.some((each) => each === name));
  const days = shown.filter(([, { kind }]) => kind === 'days');
  const others = shown.filter(([, { kind }]) => kind !== 'days');
  const activeDays = days.filter(() => isRangeSet(search)).length;
  const control = ([name, filter]: (typeof shown)[number]) => (
    <FilterControl key={name} name={name} filter={filter} search={search} options={options[name]} onChange={change} />
  );
  return (
    <FilterBar
      label={list.filters ? `Filter ${nouns}` : `Search ${nouns}`}
      activeCount={filterCount(list, search) - activeDays}
      activeDays={activeDays}
      hasMany={others.filter(([, { kind }]) => kind !== 'custom').length + (children ? 1 : 0) > filtersInLine}
      search={
        list.searches && (
          <SearchBox
            label={`Search ${nouns}`}
            placeholder={`Search ${list.searches}`}
            value={textOf(search, 'q')}
            onSearch={(q) => change({ q }, { replace: true })}
          />
        )
      }
      days={days.length > 0 && days.map(control)}
      onClear={list.filters && isFiltered(list, search) ? () => change(withoutFilters(list)) : undefined}
      tools={tools}
    >
      {list.filters && (
        <>
          {lead}
          {others.map(control)}
          {children}
        </>
      )}
    </FilterBar>
  );
}

interface FilterControlProps<Search, Request> {
  name: string;
  filter: ListFilter<Search, Request>;
  search: Search;
  options: readonly FilterOption<string | number>[] | undefined;
  onChange: (patch: Record<string, unknown>) => void;
}

function FilterControl<Search extends object, Request>(props: FilterControlProps<Search, Request>) {
  const { name, filter, search, options = [], onChange } = props;
  const { label, field } = filter;
  switch (filter.kind) {
    case 'choices':
      return (
        <FilterMenu
          label={label}
          options={options}
          selected={choicesOf(search, name)}
          onChange={(selected) => onChange({ [name]: selected })}
        />
      );
    case 'text':
      return (
        <FilterPanel label={label} active={textOf(search, name)}>
          <Opening isInPlace>
            <TextFilter
              label={label}
              {...field}
              value={textOf(search, name)}
              onChange={(text) => onChange({ [name]: text })}
            />
          </Opening>
        </FilterPanel>
      );
    case 'amounts': {
      const [min, max] = [amountOf(search, 'min'), amountOf(search, 'max')];
      return (
        <FilterPanel label={label} active={rangeText(min, max)}>
          <Opening isInPlace>
            <AmountRange label={label} min={min} max={max} onChange={(range) => onChange({ ...range })} />
          </Opening>
        </FilterPanel>
      );
    }
    case 'days':
      return (
        <Suspense fallback={<div className={dateClasses.loading} />}>
          <DateRangeFilter
            label={label}
            from={textOf(search, 'from')}
            to={textOf(search, 'to')}
            onChange={(range) => onChange({ ...range })}
          />
        </Suspense>
      );
    case 'custom':
      return null;
  }
}

function isRangeSet(search: object): boolean {
  return textOf(search, 'from') !== undefined || textOf(search, 'to') !== undefined;
}

function textOf(search: object, name: string): string | undefined {
  const value: unknown = Reflect.get(search, name);
  return typeof value === 'string' ? value : undefined;
}

function amountOf(search: object, name: string): number | undefined {
  const value: unknown = Reflect.get(search, name);
  return typeof value === 'number' ? value : undefined;
}

function choicesOf(search: object, name: string): (string | number)[] | undefined {
  const value: unknown = Reflect.get(search, name);
  if (!Array.isArray(value)) return undefined;
  return value.filter((each) => typeof each === 'string' || typeof each === 'number');
}

/** `$95 to $300`, `from $95`, `to $300`. */
function rangeText(min: number | undefined, max: number | undefined): string | undefined {
  if (min === undefined) return max === undefined ? undefined : `to $${max}`;
  return max === undefined ? `from $${min}` : `$${min} to $${max}`;
}
