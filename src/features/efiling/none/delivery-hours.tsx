import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CourtPolicy } from '@/api/generated/filing/model';
import { clockText, weekdayText } from '@/lib/format/days-in-words';
import { Notice } from '@/lib/ui/notice';
import type { DraftNoticeProps } from '../descriptor';
import { courtQuery } from '../onelegal/courts';
import { deliveryDays } from './delivery-days';

interface DeliveryHoursProps extends DraftNoticeProps {
  title?: string;
}

/** On every step of a filing on paper: when the courier is at the court, and today's last hour in the court's time. */
export default function DeliveryHours({ state, courtCode, ...rest }: DeliveryHoursProps) {
  const { data } = useQuery(courtQuery(state, courtCode));
  const policy = data?.find(({ courtId }) => courtId === courtCode)?.policy;
  return policy ? <Hours policy={policy} {...rest} /> : null;
}

const tick = 15_000;

function Hours({ policy, title = 'This court accepts paper only' }: { policy: CourtPolicy; title?: string }) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const ticking = window.setInterval(() => setNow(new Date()), tick);
    return () => window.clearInterval(ticking);
  }, []);
  const { standard, urgent, sameDayUntil, isPastCutoff } = deliveryDays(policy, now);
  const lastHour = clockText(policy.sameDayCutoff ?? '');
  return (
    <Notice tone={isPastCutoff ? 'warning' : 'info'} title={title}>
      {'We print the documents and a courier takes them there. '}
      {sameDayUntil
        ? `Urgent delivery reaches the court today if you submit before ${lastHour} court time. Standard delivery reaches it on ${weekdayText(standard)}.`
        : `${isPastCutoff ? `Today’s last hour, ${lastHour} court time, has passed. ` : ''}Urgent and standard delivery both reach the court on ${weekdayText(urgent)}.`}
    </Notice>
  );
}
