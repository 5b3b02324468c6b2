/** Every sentence about roles and retailers in the specification's section 6, over role × retailer × embedded. */
import { describe, expect, it } from 'vitest';
import { type AccessFacts, isLeapBrowser, type Permissions, permissionsOf } from './permissions';
import { retailerCodes } from './retailer-codes.testing';

const roleSets = [
  [],
  ['Demo'],
  ['ProcessServingProspect'],
  ['BillingLegacy'],
  ['BetaReporting'],
  ['deedpro'],
  ['NewUISkipTrace'],
  ['Demo', 'ProcessServingProspect', 'BillingLegacy', 'BetaReporting', 'deedpro', 'NewUISkipTrace'],
  ['Another role'],
  ['Bookkeeper'],
] as const;
const retailers = [...retailerCodes, undefined];
const chrome = (version: number) =>
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.5993.88 Safari/537.36`;
const both = [true, false] as const;

/** Every combination of users. */
const everybody: readonly AccessFacts[] = roleSets.flatMap((roleNames) =>
  retailers.flatMap((retailerCode) =>
    both.flatMap((isAdministrator) =>
      both.flatMap((isEmbedded) =>
        [118, 140].map((version) => ({
          roleNames,
          retailerCode,
          isAdministrator,
          isEmbedded,
          userAgent: chrome(version),
        })),
      ),
    ),
  ),
);

const has = (role: string) => (facts: AccessFacts) => facts.roleNames.includes(role);
const isOf =
  (...codes: string[]) =>
  (facts: AccessFacts) =>
    codes.includes(facts.retailerCode ?? '');
const isInLeapBrowser = (facts: AccessFacts) => isOf('leap')(facts) && facts.userAgent.includes('Chrome/118.');

interface Sentence {
  says: string;
  /** The permissions that the sentence covers. */
  of: (permissions: Permissions) => unknown;
  /** The expected value for a user. */
  is: (facts: AccessFacts) => unknown;
}

const sentences: readonly Sentence[] = [
  {
    says: 'Admin status comes from the userAdministrator flag. Admins see Billing; so do bookkeepers.',
    of: ({ billing }) => billing !== 'hidden',
    is: (facts) => (facts.isAdministrator || has('Bookkeeper')(facts)) && !has('ProcessServingProspect')(facts),
  },
  {
    says: "Admins see the credit-hold message with links. Non-admins see 'Your account is on credit hold. Please contact your firm's administrator.'",
    of: ({ creditHoldNotice }) => creditHoldNotice,
    is: ({ isAdministrator }) => (isAdministrator ? 'with-links' : 'ask-administrator'),
  },
  { says: 'Demo marks a demo user.', of: ({ isDemoUser }) => isDemoUser, is: has('Demo') },
  {
    says: 'ProcessServingProspect hides All Services; so does Bookkeeper, but from administrators.',
    of: ({ canSeeAllServices }) => canSeeAllServices,
    is: (facts) => !has('ProcessServingProspect')(facts) && (facts.isAdministrator || !has('Bookkeeper')(facts)),
  },
  {
    says: 'A process-serving prospect sees and files nothing with courts, and orders.',
    of: ({ canSeeCourts, canFile, canOrder }) => [canSeeCourts, canFile, canOrder].join(),
    is: (facts) => {
      if (has('ProcessServingProspect')(facts)) return 'false,false,true';
      return has('Bookkeeper')(facts) && !facts.isAdministrator ? 'true,false,false' : 'true,true,true';
    },
  },
  {
    says: 'ProcessServingProspect hides Billing; BillingLegacy sends Billing to the legacy account page.',
    of: ({ billing }) => billing,
    is: (facts) => {
      const isPayer = facts.isAdministrator || has('Bookkeeper')(facts);
      if (!isPayer || has('ProcessServingProspect')(facts)) return 'hidden';
      return has('BillingLegacy')(facts) ? 'legacy' : 'here';
    },
  },
  {
    says: 'ProcessServingProspect hides Reports; BetaReporting gives a Reports link instead of a dropdown.',
    of: ({ reports }) => reports,
    is: (facts) => {
      if (has('ProcessServingProspect')(facts)) return 'hidden';
      return has('BetaReporting')(facts) ? 'link' : 'menu';
    },
  },
  {
    says: 'Administrators and bookkeepers see the fees of all matters, prospects do not.',
    of: ({ canSeeFirmFees }) => canSeeFirmFees,
    is: (facts) => !has('ProcessServingProspect')(facts) && (facts.isAdministrator || has('Bookkeeper')(facts)),
  },
  {
    says: 'deedpro shows Deed Preparation.',
    of: ({ canSeeDeedPreparation }) => canSeeDeedPreparation,
    is: has('deedpro'),
  },
  { says: 'NewUISkipTrace shows Skip Trace.', of: ({ canSeeSkipTrace }) => canSeeSkipTrace, is: has('NewUISkipTrace') },
  {
    says: 'Change matter: clio, neos, mycase, netdocuments, filevine. Matter switching needs canChangeMatter from the retailer context.',
    of: ({ canSwitchMatter }) => canSwitchMatter,
    is: isOf('clio', 'neos', 'mycase', 'NETDOCS', 'filevine'),
  },
  {
    says: 'Show settings page: clio only (Integration settings shown only when the settings page is enabled).',
    of: ({ canSeeIntegrationSettings }) => canSeeIntegrationSettings,
    is: isOf('clio'),
  },
  {
    says: 'Embedded with retailer smokeball: the electronic-signature quick action is hidden.',
    of: ({ canSeeElectronicSignature }) => canSeeElectronicSignature,
    is: (facts) => !(facts.isEmbedded && isOf('smokeball')(facts)),
  },
  {
    says: 'Password change is hidden inside the leap browser.',
    of: ({ canChangePassword }) => canChangePassword,
    is: (facts) => !isInLeapBrowser(facts),
  },
  {
    says: 'Logout is hidden inside the leap browser.',
    of: ({ canLogOut }) => canLogOut,
    is: (facts) => !isInLeapBrowser(facts),
  },
  {
    says: 'Leap in Chrome 118 counts as an internal browser, where links open in the same window, otherwise in a new tab with no opener.',
    of: ({ outsideLinks }) => outsideLinks,
    is: (facts) => (isInLeapBrowser(facts) ? 'same-window' : 'new-tab'),
  },
];

const nameOf = ({ roleNames, retailerCode, isAdministrator, isEmbedded, userAgent }: AccessFacts) =>
  [
    isAdministrator ? 'administrator' : 'no administrator',
    roleNames.join(' + ') || 'no role',
    retailerCode ?? 'unknown retailer',
    isEmbedded ? 'embedded' : 'standalone',
    /Chrome\/\d+/.exec(userAgent)?.[0],
  ].join(', ');

describe.each(sentences)('$says', ({ of, is }) => {
  it('holds for every role × retailer × embedded × browser', () => {
    const found = everybody.map((facts) => [nameOf(facts), of(permissionsOf(facts))]);
    expect(found).toEqual(everybody.map((facts) => [nameOf(facts), is(facts)]));
  });
});

describe('Role check compares roleName case-insensitively (accents count).', () => {
  const personWithoutRoles = { isAdministrator: false, retailerCode: 'itk', isEmbedded: false, userAgent: chrome(140) };
  it.each([
    ['Demo', true],
    ['DEMO', true],
    ['demo', true],
    ['Dëmo', false],
    ['De\u0308mo', false],
    ['Demo ', false],
  ])('%s', (roleName, isDemoUser) => {
    expect(permissionsOf({ ...personWithoutRoles, roleNames: [roleName] }).isDemoUser).toBe(isDemoUser);
  });
});

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  ['names itself, for any firm', 'itk', `${windows} Chrome/131.0.0.0 Safari/537.36 LEAP/3.2`, true],
  ['names itself before sign-in is known', undefined, `${windows} LEAPDesktop/2024.1 Chrome/118.0.5993.89`, true],
  ['is Chrome 118, and the firm LEAP’s', 'leap', `${windows} Chrome/118.0.5993.89 Safari/537.36`, true],
  ['is Chrome 118, and the firm not LEAP’s', 'clio', `${windows} Chrome/118.0.5993.89 Safari/537.36`, false],
  ['is a newer Chrome', 'leap', `${windows} Chrome/131.0.0.0 Safari/537.36`, false],
  ['has a number that only begins alike', 'leap', `${windows} Chrome/1180.0.0.0 Safari/537.36`, false],
  ['has a name that only ends alike', 'leap', `${windows} Chrome/131.0.0.0 Safari/537.36 QuickLEAP/3`, false],
  [
    'is no Chrome',
    'leap',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:131.0) Gecko/20100101 Firefox/131.0',
    false,
  ],
])('a browser that %s', (_, retailerCode, userAgent, expected) => {
  expect(isLeapBrowser(retailerCode, userAgent)).toBe(expected);
});
