/** The filing service's limits, and what differs when two people change them at once. Pure. */
import type { FilingServiceConfiguration } from '@/api/generated/filing/model';

/** In the order of the form. */
export const limitFields = [
  { key: 'draftLifetimeDays', label: 'Drafts are kept for (days)' },
  { key: 'stampedDocumentLifetimeDays', label: 'Stamped documents are available for (days)' },
  { key: 'codeCacheMinutes', label: 'Code tables are cached for (minutes)' },
  { key: 'feeQuoteMinutes', label: 'Quotes are good for (minutes)' },
  { key: 'defaultMaxDocumentBytes', label: 'Largest document (bytes)' },
  { key: 'defaultMaxEnvelopeBytes', label: 'Largest envelope (bytes)' },
] as const satisfies readonly { key: keyof FilingServiceConfiguration; label: string }[];

export type Limits = Record<(typeof limitFields)[number]['key'], number>;

export function limitsOf(configuration: Limits): Limits {
  const { draftLifetimeDays, stampedDocumentLifetimeDays, codeCacheMinutes, feeQuoteMinutes } = configuration;
  const { defaultMaxDocumentBytes, defaultMaxEnvelopeBytes } = configuration;
  return {
    draftLifetimeDays,
    stampedDocumentLifetimeDays,
    codeCacheMinutes,
    feeQuoteMinutes,
    defaultMaxDocumentBytes,
    defaultMaxEnvelopeBytes,
  };
}

/** The limits that were changed. */
export function changedLimits(base: Limits, limits: Limits): Partial<Limits> {
  const changed = limitFields.filter(({ key }) => base[key] !== limits[key]);
  return Object.fromEntries(changed.map(({ key }) => [key, limits[key]]));
}

/** Tells where what someone else saved differs from what was entered here. */
export function conflictingLimits(theirs: Limits, mine: Limits) {
  return limitFields.flatMap(({ key, label }) =>
    theirs[key] === mine[key] ? [] : [{ label, theirs: theirs[key], mine: mine[key] }],
  );
}
