import { Group } from '@mantine/core';
import { type comingSettingsPage, type Screen, screens } from '@/features/navigation';
import { EmptyState } from '@/lib/ui/empty-state';
import { AppLink, ButtonLink } from '@/lib/ui/links';
import { PageHeader } from '@/lib/ui/page-header';

type ComingSoonPageProps = NonNullable<ReturnType<typeof comingSettingsPage>>;

type Place = Pick<Screen, 'title' | 'page'>;

const { accountDetails, filingAccounts, attorneys, experience, serviceContacts } = screens;

/** The pages that have a part of the settings, by section. */
const placesOf: Readonly<Record<string, readonly Place[]>> = {
  branches: [accountDetails],
  users: [accountDetails],
  docketsync: [
    { title: 'Docket accounts', page: { kind: 'single-page', link: '/docket-sync/search' } },
    { title: 'PACER account', page: { kind: 'single-page', link: '/docket-sync/pacer/login' } },
  ],
  efiling: [filingAccounts, attorneys, serviceContacts, experience],
};

/** A settings page that is announced but not built, with the pages that have a part of it. */
export function ComingSoonPage({ section, name, meanwhile }: ComingSoonPageProps) {
  const places = placesOf[section] ?? [];
  return (
    <>
      <PageHeader title={name} />
      <EmptyState
        title="Coming soon"
        description={`These settings aren’t available yet. ${meanwhile ?? ''}`}
        action={
          <>
            {places.length > 0 && (
              <Group gap="md" justify="center" mb="xs">
                {places.map(({ title, page }) => (
                  <AppLink key={title} size="sm" {...page}>
                    {title}
                  </AppLink>
                ))}
              </Group>
            )}
            <ButtonLink to="/" variant="default">
              Back to home
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
