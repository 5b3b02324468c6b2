/** By the court's state; elsewhere an affidavit of service. */
const titles: Readonly<Record<string, string>> = {
  ...{ CA: 'Proof of Service of Summons', FL: 'Return of Service', TX: 'Return of Service', VA: 'Proof of Service' },
};

/** The title of a proof of service, or of non-service (serving supplement, section 8). */
export const proofTitle = (courtState: string, isNonService: boolean): string =>
  isNonService ? 'Affidavit of Non-Service' : (titles[courtState] ?? 'Affidavit of Service');
