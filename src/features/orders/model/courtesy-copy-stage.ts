import type { CourtesyCopy } from '@/api/generated/filing/model';
import type { StatusTone } from '@/lib/ui/status-badge';

const stages: Readonly<Record<CourtesyCopy['stage'], { label: string; tone: StatusTone }>> = {
  printing: { label: 'Printing', tone: 'progress' },
  'out-for-delivery': { label: 'Out for delivery', tone: 'progress' },
  delivered: { label: 'Delivered', tone: 'good' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
};

/** How far a courtesy copy has come. */
export function courtesyCopyStage(stage: CourtesyCopy['stage']): { label: string; tone: StatusTone } {
  return stages[stage];
}
