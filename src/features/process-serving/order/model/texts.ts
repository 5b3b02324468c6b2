/** Names of what a serving order reports. */
import type {
  AddressSummary,
  AttemptPhoto,
  JobSummary,
  OfferKind,
  ServeType,
  ServingAddress,
  ServingJob,
} from '@/api/generated/serving/model';
import type { StatusTone } from '@/lib/ui/status-badge';

const serveTypes: Readonly<Record<ServeType, string>> = {
  personal: 'served personally',
  'substitute-abode': 'substitute service at home',
  'substitute-business': 'substitute service at work',
  'registered-agent': 'served on the registered agent',
  corporation: 'served on the corporation',
  government: 'served on the government office',
  authorized: 'served on an authorized person',
  posted: 'posted',
  mail: 'mailed',
  'secretary-of-state': 'served on the secretary of state',
  unsuccessful: 'unsuccessful',
  'bad-address': 'bad address',
  'non-service': 'not served',
};

export const serveTypeText = (serveType: ServeType): string => serveTypes[serveType];

const jobTones: Readonly<Record<ServingJob['jobStatus'], StatusTone>> = {
  'on-hold': 'warning',
  dispatched: 'progress',
  attempting: 'progress',
  'skip-trace': 'progress',
  served: 'good',
  'not-served': 'bad',
  filed: 'good',
  cancelled: 'neutral',
};

/** A recipient's status as a badge. */
export function jobStatus({ jobStatus, statusText }: Pick<JobSummary, 'jobStatus' | 'statusText'>) {
  return { tone: jobTones[jobStatus], label: statusText };
}

/** `820 Harbor Street, Apt 3, Chicago, IL 60601`. */
export function addressText({ street, unit, city, state, zip }: Omit<AddressSummary, 'status'>) {
  return [street, unit, city, `${state} ${zip}`].filter(Boolean).join(', ');
}

export const addressStatuses: Readonly<Record<ServingAddress['status'], { tone: StatusTone; label: string }>> = {
  active: { tone: 'progress', label: 'Current' },
  backup: { tone: 'neutral', label: 'Backup' },
  'needs-approval': { tone: 'warning', label: 'Needs your approval' },
  attempted: { tone: 'neutral', label: 'Attempted' },
  bad: { tone: 'bad', label: 'Bad address' },
  declined: { tone: 'neutral', label: 'Declined' },
};

export const addressLabels: Readonly<Record<ServingAddress['label'], string>> = {
  home: 'Home',
  work: 'Work',
  'registered-agent': 'Registered agent',
  mailing: 'Mailing address',
  other: 'Other',
};

export const photoKinds: Readonly<Record<AttemptPhoto['kind'], string>> = {
  door: 'Door',
  premises: 'Premises',
  posted: 'Posted papers',
  mailing: 'Mailing',
};

export const offerHelp: Readonly<Record<OfferKind, string>> = {
  'more-attempts': 'The server tries again at the current address.',
  stakeout: 'The server waits at the address.',
  'skip-trace': 'We look for another address, which you then approve.',
  'another-address': 'The server tries the next address on file.',
  'non-service': 'The server signs an affidavit that service wasn’t made.',
};

export const levels: Readonly<Record<ServingJob['level'], string>> = {
  standard: 'Standard',
  rush: 'Rush',
  'same-day': 'Same day',
};
