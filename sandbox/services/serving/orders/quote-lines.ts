/** Prices of an order, line by line, in cents (serving supplement, section 5). Pure. */
import type { QuoteLine, ServingContent } from '../../../generated/serving/schemas.ts';
import { toCents, toDollars } from '../../filing/money.ts';
import { pagesPrice, prices } from '../rules/prices.ts';
import { zoneOfZip } from '../rules/zip-codes.ts';
import { pageCountOf, placeKey } from './serving-content.ts';

/** Also names the charge. */
export const proofFilingLabel = 'Filing the proof of service';

type Job = ServingContent['jobs'][number];

export interface PricedContent {
  lines: QuoteLine[];
  /** What is charged only if it happens. */
  whenUsed: QuoteLine[];
  totalCents: number;
}

/**
 * Prices content whose addresses are known.
 * @param proofFilingCents the total of the fee row that applies, for serve-and-file.
 */
export function priceContent(content: ServingContent, proofFilingCents: number): PricedContent {
  const places = new Set<string>();
  const pages = pageCountOf(content);
  const lines = content.jobs.flatMap((job) => jobLines(job, { content, places, pages, proofFilingCents }));
  return {
    lines,
    whenUsed: content.jobs.flatMap(usedLines),
    totalCents: lines.reduce((sum, { amount }) => sum + toCents(amount), 0),
  };
}

interface Pricing {
  content: ServingContent;
  /** The active addresses of the recipients before. */
  places: Set<string>;
  pages: number;
  proofFilingCents: number;
}

const lineOf =
  ({ jobId }: Job) =>
  (kind: QuoteLine['kind'], label: string, cents: number): QuoteLine => ({
    jobId,
    kind,
    label,
    amount: toDollars(cents),
  });

function jobLines(job: Job, { content, places, pages, proofFilingCents }: Pricing): QuoteLine[] {
  const line = lineOf(job);
  const { notarizedProof, witnessFee = 0 } = job.extras;
  const lines = placeLines(job, places);
  if (pagesPrice(pages) > 0) lines.push(line('pages', `${pages} pages`, pagesPrice(pages)));
  if (notarizedProof) lines.push(line('notarized-proof', 'Notarized proof', prices.notarizedProof));
  if (witnessFee > 0)
    lines.push(
      line('witness-fee', 'Witness fee', toCents(witnessFee)),
      line('witness-fee-handling', 'Handling of the witness fee', prices.witnessFeeHandling),
    );
  if (content.mode === 'serve-and-file') lines.push(line('proof-filing', proofFilingLabel, proofFilingCents));
  return lines;
}

/** The base price and the level's surcharge. */
function placeLines(job: Job, places: Set<string>): QuoteLine[] {
  const line = lineOf(job);
  const [active] = job.addresses;
  if (!active) return [];
  const key = placeKey(active);
  if (places.has(key)) return [line('same-address', 'Same address as another recipient', prices.sameAddress)];
  places.add(key);
  const zone = zoneOfZip(active.zip) ?? 5;
  const lines =
    active.label === 'registered-agent'
      ? [line('registered-agent', 'Service on a registered agent', prices.registeredAgent)]
      : [line('service', `Service in zone ${zone}`, prices.zones[zone - 1] ?? 0)];
  if (job.level === 'rush') lines.push(line('rush', 'Rush', prices.rush));
  if (job.level === 'same-day') lines.push(line('same-day', 'Same day', prices.sameDay));
  return lines;
}

function usedLines(job: Job): QuoteLine[] {
  const line = lineOf(job);
  const { skipTrace, stakeoutHours } = job.extras;
  const backups = job.addresses
    .slice(1)
    .map(({ street }) => line('backup-address', `Backup address, ${street.trim()}`, prices.backupAddress));
  const extras = [
    ...backups,
    line('mailing', 'Mailing after a substitute service', prices.mailing),
    line('extra-attempt', 'Each attempt after the fourth', prices.extraAttempt),
  ];
  if (skipTrace) extras.push(line('skip-trace', 'Skip trace', prices.skipTrace));
  if (stakeoutHours !== undefined)
    extras.push(line('stakeout', `Stakeout, ${stakeoutHours} hours`, stakeoutHours * prices.stakeoutHour));
  return extras;
}
