/** What the user can do while the matter is not connected (specification, application sections 2 and 4). */
import type { MappingStatus } from './mapping';

/** A matter that a link carries, instead of the current one. */
interface GivenMatter {
  clientReference?: string | undefined;
  mappingId?: string | undefined;
}

interface GatedLink {
  /** `noBlock`: the linked page sends nothing to the matter. */
  behavior: 'block' | 'noBlock';
  status: MappingStatus['status'];
  /** Without it, the current matter counts. */
  matter?: GivenMatter | undefined;
  /** Whether the given matter is acceptable. By default, any mapped matter is. */
  check?: ((matter: GivenMatter) => boolean) | undefined;
}

/** Tells whether a link waits until the matter is connected. */
export function isLinkBlocked({ behavior, status, matter, check = isMapped }: GatedLink): boolean {
  return behavior !== 'noBlock' && status !== 'valid' && (!matter || !check(matter));
}

function isMapped({ mappingId }: GivenMatter): boolean {
  return Boolean(mappingId);
}

/**
 * The connection dialog's button to proceed. `continue`: the matter is connected. `ghost`: with a different matter than
 * the one on the screen. `destructive`: without a matter. `none`: no button while loading.
 */
export type ProceedStyle = 'continue' | 'ghost' | 'destructive' | 'none';

const proceedStyles: Readonly<Record<MappingStatus['status'], ProceedStyle>> = {
  valid: 'continue',
  mismatch: 'ghost',
  'not-found': 'destructive',
  error: 'destructive',
  loading: 'none',
};

export function proceedStyle(status: MappingStatus['status']): ProceedStyle {
  return proceedStyles[status];
}

interface ConnectionState {
  canChangeMatter: boolean;
  status: MappingStatus['status'];
  productName: string;
}

/** Title of the connection dialog: an instruction for people who can change the matter, else the problem (decision 7). */
export function connectionTitle({ canChangeMatter, status, productName }: ConnectionState): string {
  if (canChangeMatter) return 'Connect to a matter';
  return status === 'mismatch' ? 'You are not connected to this matter' : `Matter is not connected to ${productName}`;
}

interface MatterSwitch {
  /** The product runs in the connected system's frame. */
  isEmbedded: boolean;
  /** Of the chosen matter. */
  clientReference: string | undefined;
  /** Of the mapping of the chosen matter. */
  status: MappingStatus['status'];
}

/**
 * Tells what Continue does in the dialog that switches matters: it opens the matter in a frame, and stays on the page
 * elsewhere.
 */
export function switchContinue({ isEmbedded, clientReference, status }: MatterSwitch) {
  return isEmbedded
    ? { leadsTo: 'matter-view' as const, isEnabled: Boolean(clientReference) }
    : { leadsTo: 'current-page' as const, isEnabled: status === 'valid' };
}
