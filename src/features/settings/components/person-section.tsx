import type { User } from '@/api/generated/platform/model';
import { usePermissions } from '@/features/firm';
import { changePassword } from '@/features/navigation';
import { formatDay } from '@/lib/format/dates';
import { AppLink } from '@/lib/ui/links';
import { PropertiesList } from '@/lib/ui/properties-list';
import { Section } from '@/lib/ui/section';
import classes from './settings-form.module.css';

/** The person who is signed in. */
export function PersonSection({ user }: { user: User }) {
  const permissions = usePermissions();
  return (
    <Section
      title="You"
      actions={
        permissions?.canChangePassword && (
          <AppLink size="sm" {...changePassword().page}>
            {changePassword().title}
          </AppLink>
        )
      }
    >
      <PropertiesList
        items={[
          ['Name', user.name],
          ['Signs in with', user.userName],
          ['Email', user.email],
          ['In your firm', user.userAdministrator ? 'Administrator' : 'Member'],
          ['Since', formatDay(user.createdAt)],
        ]}
      />
      <p className={classes.note}>
        <strong>Coming soon:</strong> changing these yourself. Until then, support changes them.
      </p>
    </Section>
  );
}
