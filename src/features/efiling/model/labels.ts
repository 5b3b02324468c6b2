/** What the form calls inputs that courts know by different names. */
export interface FormLabels {
  caseCategory: string;
  amountInControversy: string;
  filingType: string;
}

export const usualLabels: FormLabels = {
  caseCategory: 'Case category',
  amountInControversy: 'Amount in controversy',
  filingType: 'Filing type',
};

/** A sentence of the form in the words of a provider: `Choose the case category.` → `Choose the division.` */
export function inWords(sentence: string, own: Partial<FormLabels> = {}): string {
  const { caseCategory, amountInControversy, filingType } = { ...usualLabels, ...own };
  return sentence
    .replaceAll('case category', caseCategory.toLowerCase())
    .replaceAll('amount in controversy', amountInControversy.toLowerCase())
    .replaceAll('filing type', filingType.toLowerCase());
}
