import { useQuery } from '@tanstack/react-query';
import { changeFailed } from '@/api/errors';
import type { ExpenseCategory } from '@/api/generated/integration/model';
import { useChangeFirmSetting } from '@/api/settings/mutations';
import { type FirmSetting, firmSettingQuery } from '@/api/settings/queries';
import { expenseCategoriesQuery, type FirmSystem, useIsConnected } from '@/features/integrations';
import { Combobox, type Option } from '@/lib/form';
import { formatDollars } from '@/lib/format/money';
import { ErrorState } from '@/lib/ui/error-state';
import { PropertiesList } from '@/lib/ui/properties-list';
import { Section } from '@/lib/ui/section';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { showFailure, showToast } from '@/lib/ui/toast';
import classes from '../pages/settings.module.css';

/** The firm setting that stores the category's id. */
const expenseCategorySetting = 'DefaultExpenseCategory';

interface ExpenseCategorySectionProps {
  system: FirmSystem;
  clientId: number;
  partyId: number;
  isAdministrator: boolean;
}

/** The expense category under which the system books order fees. */
export function ExpenseCategorySection({ system, clientId, partyId, isAdministrator }: ExpenseCategorySectionProps) {
  const setting = { clientId, partyId, name: expenseCategorySetting };
  const isConnected = useIsConnected(system) ?? false;
  const chosen = useQuery(firmSettingQuery(setting));
  const categories = useQuery({ ...expenseCategoriesQuery(system.name), enabled: isConnected });
  const change = useChooseCategory(setting, chosen.data ?? null);
  return (
    <Section title="Expense settings">
      <p className={classes.explanation}>
        Order fees are posted to {system.displayName} as expenses in this category. If you don't choose one, they are
        posted without a category.
      </p>
      {chosen.isError ? (
        <ErrorState
          title="The setting could not be loaded"
          error={chosen.error}
          onRetry={() => void chosen.refetch()}
        />
      ) : chosen.isPending ? (
        <SkeletonLines lines={2} label="Loading the setting" />
      ) : isAdministrator ? (
        <div className={classes.field}>
          <Combobox
            label="Expense category"
            description={isConnected ? undefined : `Connect to ${system.displayName} to choose a category.`}
            placeholder="No category"
            options={categories.data?.map(toOption) ?? []}
            loading={isConnected && categories.isPending}
            error={isConnected && categories.isError && `Couldn’t load the categories from ${system.displayName}.`}
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

/** Saves the choice immediately and offers Undo. A failed save restores the previous choice and shows why. */
function useChooseCategory(setting: FirmSetting, before: string | null): (categoryId: string | undefined) => void {
  const { mutate } = useChangeFirmSetting(setting);
  const keep = (categoryId: string | null, onSuccess?: () => void) =>
    mutate(categoryId, {
      ...(onSuccess && { onSuccess }),
      onError: (error) => {
        const failed = categoryId === null ? 'Error deleting setting' : 'Error saving client profile setting';
        showFailure(changeFailed(error, failed, 'the setting was saved'));
      },
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
