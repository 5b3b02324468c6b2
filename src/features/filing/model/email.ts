/** Whether a text is an e-mail address as far as a form can tell: something, an @, and a domain with a dot. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}

/** The addresses of a list that a person typed: by line, comma, semicolon or space, none twice. */
export function splitEmails(text: string): string[] {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  return parts.filter(
    (part, index) => parts.findIndex((other) => other.toLowerCase() === part.toLowerCase()) === index,
  );
}
