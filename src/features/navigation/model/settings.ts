/** The settings by name, for the palette. Apart from the screens, which every page loads. */
import type { Permissions } from '@/features/firm';
import type { Screen } from './bar-screens';
import { comingSettings } from './coming-settings';
import { screens } from './pages';

/** The settings that a person finds in the palette, each on the page that has it. */
export function seenSettings({ canSeeIntegrationSettings }: Pick<Permissions, 'canSeeIntegrationSettings'>): Screen[] {
  const { accountDetails, integrationSettings } = screens;
  const onPage = ({ title, page }: Screen, setting: string, keywords: string): Screen => ({
    title: setting,
    description: title,
    keywords,
    page,
  });
  return [
    onPage(accountDetails, 'Your profile', 'name username email role settings'),
    onPage(accountDetails, 'Firm address', 'company office street settings'),
    onPage(accountDetails, 'Firm contact and invoices', 'phone email customer number settings'),
    ...(canSeeIntegrationSettings
      ? [
          onPage(integrationSettings, 'Connected system', 'practice management clio connect disconnect settings'),
          onPage(integrationSettings, 'Expense category', 'matter expenses fees settings'),
        ]
      : []),
    ...Object.entries(comingSettings).map(([section, { name }]) => ({
      title: `${name} settings`,
      page: { kind: 'single-page', link: `/settings/${section}` } as const,
    })),
  ];
}
