import type { MatterEvent } from '@/api/generated/workspace/model';

/** The parts of the work, as people name them. */
export const eventKinds: Readonly<Record<MatterEvent['kind'], string>> = {
  order: 'Order',
  court: 'Court',
  serving: 'Process serving',
  docket: 'Docket',
  matter: 'Matter',
  fee: 'Fee',
  billing: 'Billing',
};
