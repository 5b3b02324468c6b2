/** Settings pages that say 'Coming soon' (specification, application section 2). Account is built. */

interface ComingSettings {
  name: string;
  /** How to do the same for now, if possible. */
  meanwhile?: string;
}

/** Those pages by path segment. */
export const comingSettings: Readonly<Record<string, ComingSettings>> = {
  branches: { name: 'Branches' },
  users: {
    name: 'Users',
    meanwhile: 'Administrators can add people in Account details. Contact support to remove someone.',
  },
  docketsync: { name: 'Docket sync' },
  efiling: { name: 'E-filing', meanwhile: 'You sign in to a state’s filing service when you file there.' },
  processServing: { name: 'Process serving' },
};

/** The page for a path segment, if any. Ignores case. */
export function comingSettingsPage(section: string): ComingSettings | undefined {
  return Object.entries(comingSettings).find(([name]) => name.toLowerCase() === section.toLowerCase())?.[1];
}
