/** Settings pages that say 'Coming soon' (specification, application section 2). Account is built. */

interface ComingSettings {
  name: string;
  /** How to do the same for now, if possible. */
  meanwhile?: string;
}

/** Those pages by path segment. */
export const comingSettings: Readonly<Record<string, ComingSettings>> = {
  branches: { name: 'Branches', meanwhile: 'Your firm’s address is in Account details.' },
  users: {
    name: 'Users',
    meanwhile: 'Administrators can add people in Account details. Contact support to remove someone.',
  },
  docketsync: {
    name: 'Docket sync',
    meanwhile: 'Your firm’s accounts with PACER and other docket providers are below the docket search.',
  },
  efiling: { name: 'E-filing', meanwhile: 'You sign in to a state’s filing service when you file there.' },
  processServing: { name: 'Process serving' },
};

/** The page for a path segment, if any, with the segment as it is written here. Ignores case. */
export function comingSettingsPage(segment: string): (ComingSettings & { section: string }) | undefined {
  const [section, page] =
    Object.entries(comingSettings).find(([name]) => name.toLowerCase() === segment.toLowerCase()) ?? [];
  return section !== undefined && page ? { section, ...page } : undefined;
}
