import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Input.css';
import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { changeFailed } from '@/api/errors';
import {
  DocketEntryType,
  NotificationFrequency,
  type NotificationSetting,
  NotificationType,
} from '@/api/generated/docket-sync/model';
import { DialogForm } from '@/lib/form/dialog-form';
import { FormFailureMessage } from '@/lib/form/form-failure';
import { useOneStepForm } from '@/lib/form/use-one-step-form';
import { useSave } from '@/lib/form/use-save';
import { ErrorState } from '@/lib/ui/error-state';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { entryTypeTexts } from '../model/change-texts';
import {
  filterOf,
  frequencyTexts,
  toUpsert,
  toValues,
  typeTexts,
  type WatcherValues,
  watcherErrors,
} from '../model/watcher-form';
import { useSaveSettings } from '../mutations';
import { previewQuery } from '../queries';
import { ChangeRow } from './change-row';
import classes from './watch.module.css';

interface WatcherDialogProps {
  clientId: number;
  email: string;
  /** Undefined for a new one. */
  setting: NotificationSetting | undefined;
  settings: readonly NotificationSetting[];
  onClose: () => void;
}

const types = NotificationType.options.map((value) => ({ value, label: typeTexts[value] }));
const frequencies = NotificationFrequency.options.map((value) => ({ value, label: frequencyTexts[value] }));
const typeOptions = DocketEntryType.options.map((value) => ({ value, label: entryTypeTexts[value] }));

/** A watcher: what it tells, to whom and when, with what it would have told in the last 30 days. */
export default function WatcherDialog({ clientId, email, setting, settings, onClose }: WatcherDialogProps) {
  const { mutateAsync } = useSaveSettings(clientId);
  const { save, failure, isBusy } = useSave((error) => ({
    message: changeFailed(error, 'The watcher could not be saved', 'the watcher was saved'),
  }));
  const form = useOneStepForm<WatcherValues>({
    initialValues: toValues(setting, email),
    errorsOf: (values) =>
      watcherErrors(
        values,
        settings
          .filter((each) => each !== setting && each.notificationType === values.notificationType)
          .map(({ name }) => name),
      ),
  });
  const { values } = form;
  const submit = form.onSubmit(async (valid) => {
    if (await save(() => mutateAsync([toUpsert(valid, setting)]))) onClose();
  });
  return (
    <DialogForm
      title={setting ? `Watcher ${setting.name}` : 'New watcher'}
      submitLabel="Save watcher"
      size="large"
      closeOnBlur={false}
      isBusy={isBusy}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={classes.stack}>
        <TextInput
          {...form.getInputProps('name')}
          label="Name"
          required
          readOnly={setting !== undefined}
          maxLength={80}
          autoComplete="off"
        />
        <NativeSelect
          {...form.getInputProps('notificationType')}
          label="Tells"
          data={types}
          disabled={setting !== undefined}
        />
        {values.notificationType !== 'SubscriptionStatus' && (
          <fieldset className={classes.fields}>
            <legend>Only these entries</legend>
            <div className={classes.types}>
              {typeOptions.map(({ value, label }) => (
                <Checkbox
                  key={value}
                  label={label}
                  checked={values.entryTypes.includes(value)}
                  onChange={(event) =>
                    form.setFieldValue(
                      'entryTypes',
                      event.currentTarget.checked
                        ? [...values.entryTypes, value]
                        : values.entryTypes.filter((each) => each !== value),
                    )
                  }
                />
              ))}
            </div>
          </fieldset>
        )}
        <TextInput
          {...form.getInputProps('include')}
          label="With one of these words"
          description={'Words or "phrases". Empty for all.'}
          autoComplete="off"
          maxLength={2000}
        />
        <TextInput {...form.getInputProps('exclude')} label="Without these words" autoComplete="off" maxLength={2000} />
        <TextInput {...form.getInputProps('party')} label="Filed by" autoComplete="off" maxLength={200} />
        <Checkbox {...form.getInputProps('documentsOnly', { type: 'checkbox' })} label="Only with documents" />
        <NativeSelect {...form.getInputProps('frequency')} label="Emails" data={frequencies} />
        {(values.frequency === 'Daily' || values.frequency === 'Weekly') && (
          <TextInput
            {...form.getInputProps('sendAt')}
            label="Sent at"
            description="In your firm’s time zone."
            type="time"
            required
          />
        )}
        <TextInput
          {...form.getInputProps('recipients')}
          label="To"
          description="Email addresses, separated by commas. They need no account."
          required
          autoComplete="off"
        />
        <FormFailureMessage failure={failure} />
        <Preview values={values} orderId={setting?.orderId ?? setting?.subscriptionId ?? undefined} />
      </div>
    </DialogForm>
  );
}

/** Changes shown of a preview. */
const shown = 5;

function Preview({ values, orderId }: { values: WatcherValues; orderId: number | undefined }) {
  const [tried] = useDebouncedValue(values, 400);
  const filter = filterOf(tried);
  const { data, error, refetch } = useQuery({
    ...previewQuery({
      notificationType: tried.notificationType,
      ...(filter ? { filter } : {}),
      ...(orderId === undefined ? {} : { orderId }),
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-label="Preview">
      <p className={classes.date} role="status">
        {data
          ? data.total === 0
            ? 'In the last 30 days this would have told nothing.'
            : `In the last 30 days this would have told ${data.total === 1 ? '1 change' : `${data.total} changes`} in ${data.caseCount === 1 ? '1 case' : `${data.caseCount} cases`}.`
          : 'Looking at the last 30 days.'}
      </p>
      {!data && error && (
        <ErrorState title="The preview could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <SkeletonLines lines={3} label="Loading the preview" />}
      {data && data.items.length > 0 && (
        <ul className={classes.list} aria-label="The latest of them">
          {data.items.slice(0, shown).map((change) => (
            <ChangeRow
              key={`${change.at} ${change.kind} ${change.caseNumber} ${change.after}`}
              change={change}
              title={change.caseTitle}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
