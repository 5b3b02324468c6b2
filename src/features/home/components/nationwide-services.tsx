import { useId } from 'react';
import { usePermissions } from '@/features/firm';
import { Planned, type ServiceGroup, serviceGroups } from '@/features/navigation';
import { AppLink } from '@/lib/ui/links';
import { Section } from '@/lib/ui/section';
import classes from './nationwide-services.module.css';

/** Services that the product offers in every state. */
export function NationwideServices() {
  const permissions = usePermissions();
  // Who came for process serving begins with it, and is offered no list of everything else.
  if (permissions?.canSeeAllServices === false) return null;
  return (
    <Section title="Nationwide services">
      <div className={classes.groups}>
        {permissions && serviceGroups(permissions).map((group) => <Group key={group.title} {...group} />)}
      </div>
    </Section>
  );
}

function Group({ title, services }: ServiceGroup) {
  const titleId = useId();
  return (
    <div className={classes.group}>
      <h3 id={titleId} className={classes.title}>
        {title}
      </h3>
      <ul className={classes.services} aria-labelledby={titleId}>
        {services.map(({ name, description, page }) => (
          <li key={name} className={classes.service}>
            <AppLink {...page} size="sm" fw={600} className={classes.link}>
              {name}
              <Planned page={page} />
            </AppLink>
            <span className={classes.description}>{description}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
