/** Pages that the header leads to, by their path below the prefix. As text: not all of them are built (planned-pages.ts). */
export const headerPages: Readonly<
  Record<
    | 'accountDetails'
    | 'billing'
    | 'changePassword'
    | 'filingList'
    | 'integrationSettings'
    | 'payment'
    | 'reporting'
    | 'runReport',
    string
  >
> = {
  accountDetails: '/settings/account',
  billing: '/billing',
  changePassword: '/change-password',
  filingList: '/filing-list',
  integrationSettings: '/settings/integrations',
  payment: '/billing/payment',
  reporting: '/reporting',
  runReport: '/reporting/run',
};
