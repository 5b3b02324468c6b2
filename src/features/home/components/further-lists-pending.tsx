import { Section } from '@/lib/ui/section';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';

/** Keeps the places of the further lists. */
export function FurtherListsPending() {
  return ['Recent matters', 'Services in every state'].map((title) => (
    <Section key={title} title={title}>
      <SkeletonLines lines={6} />
    </Section>
  ));
}
