import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { usePermissions } from '@/features/access';
import { businessServices, nationalServices, realEstateServices, type ServiceLink } from '@/features/shell';
import { Section } from '@/lib/ui/section';
import classes from './national-services.module.css';

/** What can be ordered whatever the state. */
export function NationalServices() {
  const permissions = usePermissions();
  return (
    <Section title="Services in every state">
      <div className={classes.groups}>
        <Group title="National Legal Services" services={permissions ? nationalServices(permissions) : []} />
        <Group title="Real Estate" services={realEstateServices} />
        <Group title="Business" services={businessServices} />
      </div>
    </Section>
  );
}

function Group({ title, services }: { title: string; services: readonly ServiceLink[] }) {
  const titleId = useId();
  return (
    <div className={classes.group}>
      <h3 id={titleId} className={classes.title}>
        {title}
      </h3>
      <ul className={classes.services} aria-labelledby={titleId}>
        {services.map(({ name, description, to }) => (
          <li key={to} className={classes.service}>
            <Link to={to} className={classes.link}>
              {name}
            </Link>
            <span className={classes.description}>{description}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
