import '@mantine/core/styles/Input.css';
import { Group, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { changeFailed, requireOurs } from '@/api/errors';
import { saveNotificationPreferences } from '@/api/generated/notifications';
import type { NotificationPreferences } from '@/api/generated/notifications/model';
import { ShortForm } from '@/lib/form/short-form';
import { useOneStepForm } from '@/lib/form/use-one-step-form';
import { useSave } from '@/lib/form/use-save';
import { Dialog } from '@/lib/ui/dialog';
import { ErrorState } from '@/lib/ui/error-state';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { showToast } from '@/lib/ui/toast';
import { preferencesQuery } from '../queries';

interface DialogProps {
  onClose: () => void;
}

/** Quiet hours, and the time of the daily email. */
export default function PreferencesDialog({ onClose }: DialogProps) {
  const preferences = useQuery(preferencesQuery);
  return (
    <Dialog title="Notification settings" onClose={onClose}>
      {preferences.data ? (
        <PreferencesForm saved={preferences.data} onSaved={onClose} />
      ) : preferences.isError ? (
        <ErrorState
          title="Your settings didn’t load"
          error={preferences.error}
          onRetry={() => void preferences.refetch()}
        />
      ) : (
        <SkeletonLines lines={6} label="Loading your settings" />
      )}
    </Dialog>
  );
}

interface FormProps {
  saved: NotificationPreferences;
  onSaved: () => void;
}

function PreferencesForm({ saved, onSaved }: FormProps) {
  const queryClient = useQueryClient();
  const { save, ...saving } = useSave((error) => ({
    message: changeFailed(error, 'Your settings could not be saved', 'your settings were saved'),
  }));
  const form = useOneStepForm({
    initialValues: {
      quietFrom: saved.quietFrom ?? '',
      quietUntil: saved.quietUntil ?? '',
      digestAt: saved.digestAt ?? '',
    },
    errorsOf: ({ quietFrom, quietUntil }) => ({
      quietFrom: quietUntil && !quietFrom ? 'Enter when quiet hours start.' : undefined,
      quietUntil: quietFrom && !quietUntil ? 'Enter when quiet hours end.' : undefined,
      digestAt: undefined,
    }),
  });
  // Times mean those of the place where the person chooses them.
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const submit = form.onSubmit(async (values) => {
    const chosen = Object.fromEntries(Object.entries(values).filter(([, time]) => time !== ''));
    const isSaved = await save(async () => {
      const wanted = { ...chosen, timeZone: timeZone || saved.timeZone };
      const stored = await saveNotificationPreferences(wanted);
      requireOurs('saveNotificationPreferences', isSame(stored, wanted));
      queryClient.setQueryData(preferencesQuery.queryKey, stored);
    });
    if (!isSaved) return;
    showToast({ tone: 'good', title: 'Notification settings saved' });
    onSaved();
  });
  return (
    <ShortForm onSubmit={submit} submitLabel="Save" {...saving}>
      <Group grow align="start">
        <TextInput {...form.getInputProps('quietFrom')} type="time" label="Quiet from" />
        <TextInput {...form.getInputProps('quietUntil')} type="time" label="Quiet until" />
      </Group>
      <TextInput
        {...form.getInputProps('digestAt')}
        type="time"
        label="Daily email at"
        description={`Lists the courts’ decisions. Leave empty for no email. Times are ${timeZone.replaceAll('_', ' ')}.`}
      />
    </ShortForm>
  );
}

/** Tells whether a person's choices are stored as wanted. */
function isSame(stored: NotificationPreferences, wanted: NotificationPreferences): boolean {
  const fields = ['quietFrom', 'quietUntil', 'digestAt', 'timeZone'] as const;
  return fields.every((field) => stored[field] === wanted[field]);
}
