import type { UndeliveredService } from '@/api/generated/filing/model';
import { formatInstant } from '@/lib/format/dates';
import { AppLink } from '@/lib/ui/links';
import { Section } from '@/lib/ui/section';
import classes from './contacts.module.css';

interface UndeliveredServicesProps {
  services: readonly UndeliveredService[];
}

/** The firm's orders whose service on the contact did not arrive. Each is served again from its own page. */
export function UndeliveredServices({ services }: UndeliveredServicesProps) {
  return (
    <Section title="Service not delivered">
      <ul className={classes.list}>
        {services.map(({ orderId, service, caseTitle, email, servedDate, courtTimeZone }) => (
          <li key={`${orderId} ${email}`} className={classes.item}>
            <div className={classes.what}>
              <p className={classes.name}>{caseTitle}</p>
              <p className={classes.facts}>
                {[email, servedDate && formatInstant(servedDate, courtTimeZone)].filter(Boolean).join(' · ')}
              </p>
            </div>
            <AppLink
              to={service === 'EService' ? '/e-service-details/$orderId' : '/order-details/$orderId'}
              params={{ orderId }}
              size="sm"
            >
              {`Serve again from order ${orderId}`}
            </AppLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
