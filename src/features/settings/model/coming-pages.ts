/** A settings page that says 'Coming soon'. */
interface ComingPage {
  name: string;
  /** How to do the same for now, if possible. */
  meanwhile?: string;
}

/** Those pages by path segment (specification, application section 2). Account is built. */
export const comingPages: Readonly<Record<string, ComingPage>> = {
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
export function comingPage(section: string): ComingPage | undefined {
  return Object.entries(comingPages).find(([name]) => name.toLowerCase() === section.toLowerCase())?.[1];
}
