import type { ServiceForm, ServiceOffice } from '@/api/generated/serving/model';
import { formatDollars } from '@/lib/format/money';
import classes from './service-form.module.css';

/** Tells what an order costs, in dollars: the service's fee, and that of a chosen office. */
export function priceOf({ name, fee }: ServiceForm, office: ServiceOffice | undefined) {
  const lines = [[name, fee] as const, ...(office ? [[`Fee: ${office.name}`, office.fee] as const] : [])];
  return { lines, total: lines.reduce((cents, [, each]) => cents + Math.round(each * 100), 0) / 100 };
}

interface PriceLinesProps {
  form: ServiceForm;
  office: ServiceOffice | undefined;
}

/** The price line by line, and when it is paid. */
export function PriceLines({ form, office }: PriceLinesProps) {
  const days = office?.days ?? form.businessDays;
  return (
    <>
      {priceOf(form, office).lines.map(([label, amount]) => (
        <p key={label} className={classes.price}>
          <span>{label}</span>
          <span>{formatDollars(amount)}</span>
        </p>
      ))}
      {form.feeNote && <p className={classes.small}>{form.feeNote}</p>}
      <p className={classes.small}>
        {`${office ? 'Usually done within' : 'Done within'} ${days} business ${days === 1 ? 'day' : 'days'}. You pay with your next invoice.`}
      </p>
    </>
  );
}
