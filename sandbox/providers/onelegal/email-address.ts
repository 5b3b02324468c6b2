/** Whether a text looks like an email address. Whether it is one, mail will tell. */
export const isEmailAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
