import type { BillingAging } from '@/api/generated/billing/model';
import { formatDollars, toCents } from '@/lib/format/money';
import classes from './aging-bar.module.css';

const parts = [
  { name: 'current', label: 'Not due yet' },
  { name: 'days1to30', label: '1–30 days' },
  { name: 'days31to60', label: '31–60 days' },
  { name: 'days61to90', label: '61–90 days' },
  { name: 'over90', label: 'Over 90 days' },
] as const;

/** The balance due by days past due: a bar, and the amounts in words. Nothing without a balance. */
export function AgingBar({ aging }: { aging: BillingAging }) {
  const total = parts.reduce((cents, { name }) => cents + toCents(aging[name]), 0);
  if (total === 0) return null;
  return (
    <section className={classes.aging} aria-label="Balance by age">
      <svg className={classes.bar} viewBox="0 0 1000 1" preserveAspectRatio="none" aria-hidden>
        {parts.map(({ name }, index) => {
          const before = parts.slice(0, index).reduce((cents, part) => cents + toCents(aging[part.name]), 0);
          const [x, width] = [(before * 1000) / total, (toCents(aging[name]) * 1000) / total];
          return <rect key={name} data-part={name} x={x} width={width} height={1} />;
        })}
      </svg>
      <dl className={classes.parts}>
        {parts.map(({ name, label }) => (
          <div key={name} className={classes.part} data-part={name}>
            <dt>{label}</dt>
            <dd>{formatDollars(aging[name])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
