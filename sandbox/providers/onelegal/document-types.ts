/** Document types that California's rules name. Forms have the Judicial Council's numbers. */

/** Opens a case. */
const complaints: ReadonlySet<string> = new Set(['COMP', 'PET', 'UD-100', 'FL-100', 'DE-111']);

export const isComplaint = (code: string | undefined): boolean => code !== undefined && complaints.has(code);

/** The civil case cover sheet. */
export const coverSheet = 'CM-010';

/** The request to waive court fees. */
export const feeWaiver = 'FW-001';

/** The number of a hearing that the court reserved. */
export const isReservation = (text: string | undefined): boolean => /^[0-9]{12}$/.test(text ?? '');
