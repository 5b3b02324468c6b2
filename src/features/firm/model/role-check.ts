/** Roles that open or close a part of the product (specification, application section 6). */
export type RoleName =
  | 'Demo'
  | 'ProcessServingProspect'
  | 'BillingLegacy'
  | 'BetaReporting'
  | 'deedpro'
  | 'NewUISkipTrace';

/** Whether a person has a role. Case does not count, accents do (section 5). */
export function hasRole(roleNames: readonly string[], role: RoleName): boolean {
  const wanted = comparable(role);
  return roleNames.some((name) => comparable(name) === wanted);
}

function comparable(name: string): string {
  return name.normalize().toLowerCase();
}
