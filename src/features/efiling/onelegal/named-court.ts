import type { MultisourceCourt } from '@/api/generated/filing/model';
import type { CaseParams } from '../model/case-params';
import type { PickedCourt } from './court-picker';

/**
 * The court that a link names, by its ID, its organization in the Jti system, or its name. Nothing for a court that the
 * state doesn't have.
 */
export function courtOfLink(
  { courtLocationCode, orgName, orgUnitName, courtName }: CaseParams,
  courts: readonly MultisourceCourt[],
): PickedCourt {
  const found =
    courts.find(({ courtId }) => courtId === courtLocationCode) ??
    courts.find((court) => orgName !== undefined && court.orgName === orgName && court.orgUnitName === orgUnitName) ??
    courts.find(({ name }) => name === courtName);
  return found ? { county: found.county, courtId: found.courtId } : {};
}
