import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { changeFailed, explain, failureOf } from '@/api/errors';
import type { StateCode } from '@/api/generated/filing/model';
import { useMappingId, useMatter } from '@/features/matters';
import { checkedAsWhole, useAppForm, useSave } from '@/lib/form';
import { CheckboxField } from '@/lib/form/checkbox-field';
import { ComboboxField } from '@/lib/form/combobox-field';
import { DialogForm } from '@/lib/form/dialog-form';
import { FormFailureMessage } from '@/lib/form/form-failure';
import { showToast } from '@/lib/ui/toast';
import { type NewCaseForm, newCaseErrors, toCaseUpsert } from '../model/new-case';
import { useAddCase } from '../mutations';
import { courtChoicesQuery } from '../queries-courts';

interface AddCaseDialogProps {
  state: StateCode;
  onClose: () => void;
}

/** Adds a case to the list by hand, also one that is filed on paper. */
export default function AddCaseDialog({ state, onClose }: AddCaseDialogProps) {
  const { mutateAsync } = useAddCase(state);
  const { mapping } = useMatter({ mappingId: useMappingId() });
  const { data: courts, error, refetch } = useQuery(courtChoicesQuery(state));
  const options = useMemo(
    () =>
      courts?.map(({ code, name, isPhysical }) => ({
        value: code,
        label: name,
        description: isPhysical ? 'Accepts documents on paper only' : undefined,
      })) ?? [],
    [courts],
  );
  const { save, failure, isBusy } = useSave((reason) => ({
    message: changeFailed(
      reason,
      explain(failureOf(reason), 'The case wasn’t added. Try again.'),
      'the case was added. Check the list.',
    ),
  }));
  const defaultValues: NewCaseForm = {
    courtCode: undefined,
    isUnlisted: false,
    courtName: '',
    caseNumber: '',
    caseTitle: '',
    clientReference: mapping?.ClientReference ?? '',
    isPhysical: false,
  };
  const form = useAppForm({
    defaultValues,
    ...checkedAsWhole(newCaseErrors),
    onSubmit: async ({ value }) => {
      const isSaved = await save(() => mutateAsync(toCaseUpsert(state, value, courts ?? [])));
      if (!isSaved) return;
      showToast({ tone: 'good', title: `Case ${value.caseNumber.trim()} added` });
      onClose();
    },
  });
  return (
    <DialogForm
      title="Add a case"
      submitLabel="Add case"
      isBusy={isBusy}
      onSubmit={() => void form.handleSubmit()}
      onClose={onClose}
      size="large"
      closeOnBlur={false}
    >
      <Stack gap="sm">
        <form.Subscribe selector={({ values }) => values.isUnlisted}>
          {(isUnlisted) =>
            isUnlisted ? (
              <form.AppField name="courtName">
                {(field) => <field.TextField label="Court name" required maxLength={200} />}
              </form.AppField>
            ) : (
              <form.AppField name="courtCode">
                {() => (
                  <ComboboxField
                    label="Court"
                    required
                    options={options}
                    loading={courts === undefined && !error}
                    placeholder="Type part of its name"
                    description={error && !courts ? 'The courts couldn’t be loaded.' : undefined}
                  />
                )}
              </form.AppField>
            )
          }
        </form.Subscribe>
        {error && !courts && (
          <Button variant="default" size="compact-sm" onClick={() => void refetch()}>
            Load the courts again
          </Button>
        )}
        <form.AppField name="isUnlisted">{() => <CheckboxField label="The court isn’t listed" />}</form.AppField>
        <form.AppField name="caseNumber">
          {(field) => <field.TextField label="Case number" required maxLength={60} />}
        </form.AppField>
        <form.AppField name="caseTitle">
          {(field) => <field.TextField label="Case title" required maxLength={500} />}
        </form.AppField>
        <form.AppField name="clientReference">
          {(field) => (
            <field.TextField
              label="Matter"
              description="The matter’s reference, as it appears on your orders."
              maxLength={200}
            />
          )}
        </form.AppField>
        <form.AppField name="isPhysical">
          {() => (
            <CheckboxField label="Filed on paper" description="Documents are delivered to the court by hand or mail." />
          )}
        </form.AppField>
        <FormFailureMessage failure={failure} />
      </Stack>
    </DialogForm>
  );
}
