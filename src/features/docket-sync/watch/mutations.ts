/** Changes about all of a firm's dockets. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { requireOurs } from '@/api/errors';
import {
  getListDocketSubscriptionsQueryKey,
  getListNotificationSettingsQueryKey,
  saveNotificationSettings,
  stopDocketSubscription,
} from '@/api/generated/docket-sync';
import type { NotificationSettingUpsert } from '@/api/generated/docket-sync/model';
import {
  createCalendarFeed,
  getGetPacerSpendQueryKey,
  getListCalendarFeedsQueryKey,
  getListDeadlinesQueryKey,
  getListDocketChangesQueryKey,
  markDocketChanges,
  removeDeadline,
  revokeCalendarFeed,
  saveDeadline,
  savePacerLimits,
} from '@/api/generated/docket-watch';
import type { DeadlineToSave, PacerLimits, ReadChanges } from '@/api/generated/docket-watch/model';

/** Marks changes as read or unread, for this person. Repeating it changes nothing. */
export function useMarkChanges() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (changes: ReadChanges) => markDocketChanges(changes),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: getListDocketChangesQueryKey() }),
        queryClient.invalidateQueries({ queryKey: getListDocketSubscriptionsQueryKey() }),
      ]),
  });
}

/** Stops following dockets, one after the other. Repeating it changes nothing. */
export function useStopDockets() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (subscriptionIds: readonly number[]) => {
      for (const subscriptionId of subscriptionIds) {
        const stopped = await stopDocketSubscription({ subscriptionId });
        requireOurs('stopDocketSubscription', stopped.subscriptionId === subscriptionId);
      }
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: getListDocketSubscriptionsQueryKey() }),
  });
}

/** Saves or removes notification settings, all or none. */
export function useSaveSettings(clientId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (settings: NotificationSettingUpsert[]) => saveNotificationSettings(clientId, { settings }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: getListNotificationSettingsQueryKey(clientId) }),
  });
}

/** Confirms, changes or dismisses a deadline. */
export function useSaveDeadline() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ deadlineId, ...deadline }: DeadlineToSave & { deadlineId: string }) => {
      const saved = await saveDeadline(deadlineId, deadline);
      requireOurs('saveDeadline', saved.deadlineId === deadlineId && saved.date === deadline.date);
      return saved;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: getListDeadlinesQueryKey() }),
  });
}

/** Cancels a confirmed deadline, or forgets that one was dismissed. */
export function useRemoveDeadline() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (deadlineId: string) => removeDeadline(deadlineId),
    onSettled: () => queryClient.invalidateQueries({ queryKey: getListDeadlinesQueryKey() }),
  });
}

/** Creates a calendar feed. Its address is in the answer alone, which is dropped as soon as nothing shows it. */
export function useCreateFeed() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (name: string) => {
      const created = await createCalendarFeed({ name });
      requireOurs('createCalendarFeed', created.name === name);
      return created;
    },
    gcTime: 0,
    onSettled: () => queryClient.invalidateQueries({ queryKey: getListCalendarFeedsQueryKey() }),
  });
}

export function useRevokeFeed() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (feedId: number) => revokeCalendarFeed(feedId),
    onSettled: () => queryClient.invalidateQueries({ queryKey: getListCalendarFeedsQueryKey() }),
  });
}

export function useSaveLimits() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (limits: PacerLimits) => {
      const { firmMonth, caseMonth, unasked } = await savePacerLimits(limits);
      const isOurs = firmMonth === limits.firmMonth && caseMonth === limits.caseMonth && unasked === limits.unasked;
      requireOurs('savePacerLimits', isOurs);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: getGetPacerSpendQueryKey() }),
  });
}
