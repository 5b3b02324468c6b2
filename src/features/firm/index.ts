export type { Permissions } from './model/permissions';
export { hasIntegrationSettings, type RetailerCapabilities, retailerCapabilities } from './model/retailer-capabilities';
export { integrationNameOf, isWithoutIntegration } from './model/retailer-code';
export { firmQuery, retailerQuery, rolesQuery, userQuery } from './queries';
export { billingSummaryQuery } from './queries-billing';
export { useFirm } from './use-firm';
export { usePermissions } from './use-permissions';
export { useRetailer } from './use-retailer';
