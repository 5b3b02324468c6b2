/** Whether a text looks like an email address: a name, an @, and a domain with a dot. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}

/** Splits a list at lines, commas, semicolons and spaces, and drops duplicates. */
export function splitEmails(text: string): string[] {
  const parts = text.split(/[\s,;]/).filter((part) => part !== '');
  return parts.filter(
    (part, index) => parts.findIndex((other) => other.toLowerCase() === part.toLowerCase()) === index,
  );
}
