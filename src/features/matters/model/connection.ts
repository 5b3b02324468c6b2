/** What stands between a person and the next page while the matter is not connected (application sections 2 and 4). */
import type { MappingStatus } from './mapping-status';

/** A matter that a link brings along instead of the one in force. */
interface GivenMatter {
  clientReference?: string | undefined;
  mappingId?: string | undefined;
}

interface GatedLink {
  /** `noBlock`: what the link leads to sends nothing to the matter. */
  behaviour: 'block' | 'noBlock';
  status: MappingStatus['status'];
  /** Without it the matter in force is what counts. */
  matter?: GivenMatter | undefined;
  /** Whether the given matter will do; any that is mapped does, unless a link knows better. */
  check?: ((matter: GivenMatter) => boolean) | undefined;
}

/** Whether a link waits for the matter to be connected. */
export function isBlocked({ behaviour, status, matter, check = isMapped }: GatedLink): boolean {
  return behaviour !== 'noBlock' && status !== 'valid' && (!matter || !check(matter));
}

function isMapped({ mappingId }: GivenMatter): boolean {
  return Boolean(mappingId);
}

/**
 * How a person goes on from the connection dialog. `continue`: the matter is connected. `ghost`: on to another matter
 * than the one on the screen, which a warning says. `destructive`: on without a matter. `none`: nothing is known yet.
 */
export type WayOn = 'continue' | 'ghost' | 'destructive' | 'none';

const waysOn: Readonly<Record<MappingStatus['status'], WayOn>> = {
  valid: 'continue',
  mismatch: 'ghost',
  'not-found': 'destructive',
  error: 'destructive',
  loading: 'none',
};

export function wayOn(status: MappingStatus['status']): WayOn {
  return waysOn[status];
}

interface ConnectionState {
  canChangeMatter: boolean;
  status: MappingStatus['status'];
  productName: string;
}

/** Title of the connection dialog: whoever can change the matter is asked to; others are told what is wrong (decision 7). */
export function connectionTitle({ canChangeMatter, status, productName }: ConnectionState): string {
  if (canChangeMatter) return 'Connect to a matter';
  return status === 'mismatch' ? 'You are not connected to this matter' : `Matter is not connected to ${productName}`;
}

interface MatterSwitch {
  /** The application is in a frame of the connected system. */
  isEmbedded: boolean;
  /** Of the chosen matter. */
  clientReference: string | undefined;
  /** Of the mapping of the chosen matter. */
  status: MappingStatus['status'];
}

/** What Continue of the dialog that switches matters does: in a frame it opens the matter, elsewhere the page stays. */
export function switchContinue({ isEmbedded, clientReference, status }: MatterSwitch) {
  return isEmbedded
    ? { leadsTo: 'matter-view' as const, isEnabled: Boolean(clientReference) }
    : { leadsTo: 'current-page' as const, isEnabled: status === 'valid' };
}
