export { firmZoneKnown, startFirm } from './loader';
export type { Permissions } from './model/permissions';
export { personRole } from './model/person-role';
export {
  hasIntegrationSettings,
  integrationNameOf,
  isWithoutIntegration,
  type RetailerCapabilities,
  retailerCapabilities,
} from './model/retailer';
export { firmQuery, userQuery } from './queries';
export { useFirm, useFirmAndRole, usePermissions, useRetailer, useUnknownRights } from './use-firm';
