/** People who are served at an address that someone typed. */

/** A recipient of service. */
export interface TypedRecipient {
  name: string;
  email: string;
  firmName?: string | undefined;
  partyName?: string | undefined;
}

/** A recipient as a field's value: `Owen Prather⇥Prather Law PC⇥owen.prather@example.com⇥Harbor LLC`. */
export function recipientValue({ name, firmName = '', email, partyName = '' }: TypedRecipient): string {
  return [name, firmName, email, partyName].join('\t');
}

export function recipientOf(value: string): TypedRecipient {
  const [name = '', firmName = '', email = '', partyName = ''] = value.split('\t');
  return { name, email, ...(firmName === '' ? {} : { firmName }), ...(partyName === '' ? {} : { partyName }) };
}

/** A recipient in words: `Owen Prather, Prather Law PC (owen.prather@example.com) · for Harbor LLC`. */
export function describeRecipient({ name, firmName, email, partyName }: TypedRecipient): string {
  const who = firmName ? `${name}, ${firmName}` : name;
  return partyName ? `${who} (${email}) · for ${partyName}` : `${who} (${email})`;
}
