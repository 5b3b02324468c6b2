export { startFirm } from './loader';
export type { Permissions } from './model/permissions';
export {
  hasIntegrationSettings,
  integrationNameOf,
  isWithoutIntegration,
  type RetailerCapabilities,
  retailerCapabilities,
} from './model/retailer';
export { firmQuery, userQuery } from './queries';
export { useFirm, useFirmAndRole, usePermissions, useRetailer, useUnknownRights } from './use-firm';
