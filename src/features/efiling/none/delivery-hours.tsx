import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CourtPolicy } from '@/api/generated/filing/model';
import { formatDayIn } from '@/lib/format/days-in-zone';
import { Notice } from '@/lib/ui/notice';
import type { DraftNoticeProps } from '../descriptor';
import { courtQuery } from '../onelegal/tables';
import { deliveryDays } from './delivery-days';

/** On every step of a filing on paper: when the courier is at the court, and today's last hour in the court's time. */
export default function DeliveryHours({ state, courtCode }: DraftNoticeProps) {
  const { data } = useQuery(courtQuery(state, courtCode));
  const policy = data?.find(({ courtId }) => courtId === courtCode)?.policy;
  return policy ? <Hours policy={policy} /> : null;
}

const tick = 15_000;

function Hours({ policy }: { policy: CourtPolicy }) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const ticking = window.setInterval(() => setNow(new Date()), tick);
    return () => window.clearInterval(ticking);
  }, []);
  const { standard, urgent, sameDayUntil, isPastCutoff } = deliveryDays(policy, now);
  const onDay = (day: string) => formatDayIn(day, policy.courtTimeZone);
  return (
    <Notice tone={isPastCutoff ? 'warning' : 'info'} title="This court accepts paper only">
      {'We print the documents and a courier takes them there. '}
      {sameDayUntil
        ? `Urgent delivery reaches the court today if you submit before ${clockText(sameDayUntil)} there. Standard delivery reaches it on ${onDay(standard)}.`
        : `${isPastCutoff ? `It is past ${clockText(policy.sameDayCutoff)} there, today’s last hour. ` : ''}Urgent and standard delivery both reach the court on ${onDay(urgent)}.`}
    </Notice>
  );
}

/** `14:00` → `2:00 PM`. */
const clockText = (time = '') =>
  new Date(`2026-01-01T${time}:00Z`).toLocaleTimeString('en-US', { timeStyle: 'short', timeZone: 'UTC' });
