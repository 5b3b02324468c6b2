import { Stack, Text } from '@mantine/core';
import { usePermissions } from '@/features/firm';
import { AppLink } from '@/lib/ui/links';
import { PageHeader } from '@/lib/ui/page-header';
import { Section } from '@/lib/ui/section';

const pages = [
  ['/filing-account/service-contacts', 'Service contacts', 'Whom your firm serves, and who serves your firm'],
  ['/filing-account/attorneys', 'Attorneys', 'Who represents parties and signs filings'],
  ['/filing-account/administrators', 'Administrators', 'Who manages your firm’s account, and registering a firm'],
  ['/filing-account/fsx', 'Connections', 'File & ServeXpress'],
  ['/filing-account/experience', 'New experience', 'Turn the new filing form on or off'],
] as const;

/** The firm's e-filing accounts: where each is managed (filing variants, section 10). */
export function AccountsPage() {
  const isServiceAdministrator = usePermissions()?.canAdministerFilingService ?? false;
  return (
    <Stack gap="md" maw="52rem">
      <PageHeader title="E-filing accounts" subtitle="Your firm’s accounts with the courts’ filing services." />
      <Section title="Manage">
        <Stack gap="sm">
          {pages.map(([to, name, text]) => (
            <div key={to}>
              <AppLink to={to}>{name}</AppLink>
              <Text size="sm">{text}</Text>
            </div>
          ))}
          {isServiceAdministrator && (
            <div>
              <AppLink to="/filing-account/service">Filing service</AppLink>
              <Text size="sm">Version, limits and cache</Text>
            </div>
          )}
          <div>
            <AppLink to="/tyler-login">Sign in to the filing service</AppLink>
            <Text size="sm">Your own account with a state’s filing service</Text>
          </div>
        </Stack>
      </Section>
    </Stack>
  );
}
