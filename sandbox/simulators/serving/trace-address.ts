/** Skip trace for a job: looks for another address, which the firm then approves. */
import type { Database } from '../../db/connection.ts';
import { servingAddresses } from '../../db/schema/serving.ts';
import { toDollars } from '../../services/filing/money.ts';
import { streets } from '../../services/places/address-book.ts';
import { verifyAddress } from '../../services/serving/addresses/verify-address.ts';
import { changeJob, chargeNow, type LockedJob, refreshOrder } from '../../services/serving/orders/job-store.ts';
import { prices } from '../../services/serving/rules/prices.ts';
import { schedule } from '../due-work.ts';
import { chanceOf, idOf } from './chance.ts';
import { mailAboutJob } from './mails.ts';
import { dispatcher, servingWork } from './work-names.ts';

/** Looks for another address, which the firm then approves. */
export async function beginTrace(tx: Database, { placed, stored }: LockedJob, now: Date): Promise<void> {
  const { jobId } = stored.job;
  await chargeNow(
    tx,
    placed,
    { jobId, kind: 'skip-trace', label: 'Skip trace', amount: toDollars(prices.skipTrace) },
    now,
  );
  await changeJob(tx, jobId, { jobStatus: 'skip-trace', text: 'Skip trace begun', actor: dispatcher }, now);
  await schedule(tx, new Date(now.getTime() + 24 * 3_600_000), servingWork.trace, { jobId });
}

/** Proposes the address that was found. */
export async function endTrace(tx: Database, found: LockedJob, now: Date): Promise<void> {
  const { job, addresses } = found.stored;
  const last = addresses.at(-1);
  const here = streets.filter(({ city }) => city.state === last?.content.state);
  const street = here[Math.floor(chanceOf(job.jobId, 'trace') * here.length)] ?? streets[0];
  if (!street || !last) return;
  const { state } = last.content;
  if (state === undefined) return;
  const number = String(1 + 2 * Math.floor(chanceOf(job.jobId, 'trace number') * 400));
  const address = { street: `${number} ${street.name}`, city: street.city.name, state, zip: street.city.postcode };
  const addressId = idOf(job.jobId, 'traced address');
  await tx.insert(servingAddresses).values({
    ...{ jobId: job.jobId, addressId, position: last.position + 1, status: 'needs-approval', proposedBy: 'skip-trace' },
    content: { addressId, label: 'home', ...address },
    verification: verifyAddress(address, now),
  });
  const text = `Found ${address.street}, ${address.city}. Approve it to continue.`;
  await changeJob(tx, job.jobId, { jobStatus: 'on-hold', holdReason: 'address', text, actor: dispatcher }, now);
  await refreshOrder(tx, found.placed, now);
  await mailAboutJob(tx, found, { subject: 'another address was found', body: text }, now);
}
