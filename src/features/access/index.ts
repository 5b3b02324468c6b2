export type { Permissions } from './model/permissions';
export { rolesQuery, userQuery } from './queries';
export { usePermissions } from './use-permissions';
