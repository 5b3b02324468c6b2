import { useQuery } from '@tanstack/react-query';
import type { ExpenseCategory } from '@/api/generated/integration/model';
import { type FirmSetting, firmSettingQuery, useChangeFirmSetting } from '@/api/settings';
import { expenseCategoriesQuery, type FirmSystem, useIsConnected } from '@/features/integrations';
import { Combobox, type Option } from '@/lib/form';
import { formatDollars } from '@/lib/format/money';
import { ErrorState } from '@/lib/ui/error-state';
import { PropertiesList } from '@/lib/ui/properties-list';
import { Section } from '@/lib/ui/section';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { showFailure, showToast } from '@/lib/ui/toast';
import classes from './settings-form.module.css';

/** Name of the firm's setting that holds the id of an expense category. */
const expenseCategorySetting = 'DefaultExpenseCategory';

interface ExpenseCategorySectionProps {
  system: FirmSystem;
  clientId: number;
  partyId: number;
  isAdministrator: boolean;
}

/** Under which expense category of the system the fees of orders are booked. */
export function ExpenseCategorySection({ system, clientId, partyId, isAdministrator }: ExpenseCategorySectionProps) {
  const setting = { clientId, partyId, name: expenseCategorySetting };
  const isConnected = useIsConnected(system) ?? false;
  const chosen = useQuery(firmSettingQuery(setting));
  const categories = useQuery({ ...expenseCategoriesQuery(system.name), enabled: isConnected });
  const change = useChooseCategory(setting, chosen.data ?? null);
  return (
    <Section title="Expense settings">
      <p className={classes.explanation}>
        The fees of orders go to {system.displayName} as expenses of this category. Without one, they go there without a
        category.
      </p>
      {chosen.isError ? (
        <ErrorState title="The setting could not be loaded" onRetry={() => void chosen.refetch()} />
      ) : chosen.isPending ? (
        <SkeletonLines lines={2} label="Loading the setting" />
      ) : isAdministrator ? (
        <div className={classes.field}>
          <Combobox
            label="Expense category"
            description={isConnected ? undefined : `Connect to ${system.displayName} to choose one.`}
            placeholder="No category"
            options={categories.data?.map(toOption) ?? []}
            loading={isConnected && categories.isPending}
            error={categories.isError && `${system.displayName} did not answer with its categories.`}
            value={chosen.data ?? undefined}
            onChange={change}
            clearable
            disabled={!isConnected}
          />
        </div>
      ) : (
        <PropertiesList items={[['Expense category', nameOf(chosen.data, categories.data)]]} />
      )}
    </Section>
  );
}

/** Keeps the choice at once, and can take it back. What cannot be kept is put back and told. */
function useChooseCategory(setting: FirmSetting, before: string | null): (categoryId: string | undefined) => void {
  const { mutate } = useChangeFirmSetting(setting);
  const keep = (categoryId: string | null, onSuccess?: () => void) =>
    mutate(categoryId, {
      ...(onSuccess && { onSuccess }),
      onError: () =>
        showFailure(categoryId === null ? 'Error deleting setting' : 'Error saving client profile setting'),
    });
  return (categoryId) =>
    keep(categoryId ?? null, () =>
      showToast({ tone: 'good', title: 'Expense category saved', undo: () => keep(before) }),
    );
}

function toOption({ expenseCategoryId, name, entryType, rate }: ExpenseCategory): Option {
  const kind = entryType === 'hard-cost' ? 'Hard cost' : entryType === 'soft-cost' ? 'Soft cost' : undefined;
  const description = [kind, rate !== undefined && `${formatDollars(rate)} each`].filter(Boolean).join(' · ');
  return { value: expenseCategoryId, label: name, ...(description ? { description } : {}) };
}

function nameOf(id: string | null, categories: readonly ExpenseCategory[] | undefined): string {
  if (id === null) return 'No category';
  return categories?.find(({ expenseCategoryId }) => expenseCategoryId === id)?.name ?? `Category ${id}`;
}
