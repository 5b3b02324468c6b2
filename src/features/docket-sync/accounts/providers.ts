import type { CredentialType, ProviderId } from '@/api/generated/docket-sync/model';

export type { ProviderId };

interface Provider {
  /** 4 is New York, 6 Florida, 7 federal (application, section 4). */
  providerId: ProviderId;
  name: string;
  /** What people call the provider. */
  shortName: string;
  /** Its courts' state; federal courts are in all of them. */
  state?: string;
}

/** The docket providers, in the order of their menu. */
export const providers: readonly Provider[] = [
  { providerId: 4, name: 'New York (NYSCEF)', shortName: 'NYSCEF', state: 'NY' },
  {
    providerId: 6,
    name: 'Florida (E-Filing Portal)',
    shortName: 'Florida E-Filing Portal',
    state: 'FL',
  },
  { providerId: 7, name: 'Federal (PACER)', shortName: 'PACER' },
];

/** The kind of account that a provider has. */
export const credentialTypes: Readonly<Record<ProviderId, CredentialType>> = {
  4: 'Nyscef',
  6: 'FloridaPortal',
  7: 'Pacer',
};

/** The provider that charges for what it shows. */
export const pacerId = 7;

/** A provider by its ID. */
export const providerOf = (providerId: number | undefined) =>
  providers.find((provider) => provider.providerId === providerId);
