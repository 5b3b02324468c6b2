import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { getGetOptInReminderStatusQueryOptions, getListOptInHistoryQueryOptions } from '@/api/generated/filing';
import { usePerson } from '@/features/session';
import { tabStore } from '@/lib/storage/browser-storage';
import { experienceOf } from '../model/experience';

// Few people ever have one.
const ReminderNotice = lazy(() => import('./reminder-notice'));

/** Kept by the browser while its session lasts: a due reminder shows once. */
const shownKey = 'filing-form-reminder';

/** Asks a person who turned the new filing form off to try it again, on the day they chose, once a session. */
export default function FilingFormReminder() {
  const [isSpent] = useState(() => tabStore.read(shownKey) !== null);
  const userId = usePerson()?.userId;
  const reminder = useQuery({
    ...getGetOptInReminderStatusQueryOptions(userId ?? 0),
    enabled: userId !== undefined && !isSpent,
  });
  const isDue = reminder.data?.isDue === true && !isSpent;
  const history = useQuery({ ...getListOptInHistoryQueryOptions(userId ?? 0), enabled: isDue });
  if (!isDue || history.data === undefined || experienceOf(history.data).isOn) return null;
  return (
    <Suspense fallback={null}>
      <ReminderNotice onShown={() => tabStore.write(shownKey, 'shown')} />
    </Suspense>
  );
}
