/** `1,250.5` or `$1,250.50` → 1250.5 dollars. Undefined for other text, or more than two decimals. */
export function parseAmount(text: string): number | undefined {
  const plain = text.replaceAll(/[\s,$]/g, '');
  return /^(\d{1,12}(\.\d{0,2})?|\.\d{1,2})$/.test(plain) ? Number(plain) : undefined;
}
