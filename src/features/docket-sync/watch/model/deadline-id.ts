/**
 * Derives the ID of a proposal's deadline (a UUID): the same in every browser of a firm, so that two colleagues confirm
 * one deadline, and another in every other firm.
 */
export async function deadlineIdOf(clientId: number, key: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`deadline/${clientId}/${key}`));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
