/** `1,250.5` or `$1,250.50` → 1250.5 dollars. Undefined for anything that is not an amount with at most two decimals. */
export function parseAmount(text: string): number | undefined {
  const bare = text.replaceAll(/[\s,$]/g, '');
  return /^(\d{1,12}(\.\d{0,2})?|\.\d{1,2})$/.test(bare) ? Number(bare) : undefined;
}
