import { changeFailed, explain, failureOf } from '@/api/errors';
import { approveServingOffer } from '@/api/generated/serving';
import type { JobOffer, ServingJob, ServingSummary } from '@/api/generated/serving/model';
import { formatInstant } from '@/lib/format/dates';
import { formatDollars } from '@/lib/format/money';
import { confirm } from '@/lib/ui/confirm';
import { ReasonButton } from '@/lib/ui/reason-button';
import { Section } from '@/lib/ui/section';
import { showFailure, showToast } from '@/lib/ui/toast';
import { refusalOf } from './model/job-actions';
import { offerHelp } from './model/texts';
import { useJobChange } from './mutations';
import classes from './order.module.css';

/** Shows what the firm can order when attempts have failed, each with its price. */
export function Offers({ order, job }: { order: ServingSummary; job: ServingJob }) {
  const { mutateAsync: change, isPending, variables } = useJobChange(order.orderId);
  const { jobId, offers, displayName } = job;
  if (offers.length === 0) return null;

  async function approve({ offer, quoteId, label, amount }: JobOffer): Promise<void> {
    const price = formatDollars(amount);
    const isSure = await confirm({
      title: `${label} for ${price}?`,
      content: `${offerHelp[offer]} ${price} is charged to the order for ${displayName}.`,
      confirmLabel: `Order for ${price}`,
    });
    if (!isSure) return;
    try {
      await change({ jobId, send: (id) => approveServingOffer(id, { offer, quoteId }) });
      showToast({ tone: 'good', title: `${label} ordered` });
    } catch (error) {
      const outcome = changeFailed(error, `${label} was not ordered`, `${label} was ordered`);
      const isStale = failureOf(error).code === 'quote-stale';
      showFailure(
        outcome,
        isStale
          ? 'The price expired. The new one is shown.'
          : explain(failureOf(error), 'Try again: it is ordered once.'),
      );
    }
  }

  return (
    <Section title="What next?">
      <ul className={classes.plain} aria-label="Offers">
        {offers.map((offer) => (
          <li key={offer.offer} className={classes.offer}>
            <div className={classes.grow}>
              <p className={classes.strong}>{`${offer.label}: ${formatDollars(offer.amount)}`}</p>
              <p className={classes.quiet}>
                {`${offerHelp[offer.offer]} Price valid until ${formatInstant(offer.validUntil)}.`}
              </p>
            </div>
            <ReasonButton
              size="xs"
              variant="default"
              refusal={refusalOf(order, job, 'approve')}
              needsNetwork
              loading={isPending && variables?.jobId === jobId}
              onClick={() => void approve(offer)}
            >
              {`Order ${offer.label.toLowerCase()}`}
            </ReasonButton>
          </li>
        ))}
      </ul>
    </Section>
  );
}
