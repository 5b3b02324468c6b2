import { CompleteFsxAuthenticationParams } from '@/api/generated/filing/model';

/** Reads the parameters that FSX added to the return address; undefined if one is missing or invalid. */
export function readReturned(query: string): CompleteFsxAuthenticationParams | undefined {
  const read = CompleteFsxAuthenticationParams.safeParse(Object.fromEntries(new URLSearchParams(query)));
  return read.success ? read.data : undefined;
}
