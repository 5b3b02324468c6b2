export { firmZoneKnown, isAllowed, startFirm } from './loader';
export type { PageNeed, Permissions } from './model/permissions';
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
