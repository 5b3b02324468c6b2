import { useEffect, useState } from 'react';
import { StatusBadge } from '@/lib/ui/status-badge';
import { type CorrectionTime, timeLeft } from '../../model/time-left';

const minute = 60_000;

/**
 * Shows what is left of the time to correct a filing, counted down by the minute. Nothing where the court sets no time.
 */
export function TimeLeft(time: CorrectionTime) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const ticking = window.setInterval(() => setNow(new Date()), minute);
    return () => window.clearInterval(ticking);
  }, []);
  const left = timeLeft(time, now);
  return left && <StatusBadge tone={left.tone} label={left.text} />;
}
