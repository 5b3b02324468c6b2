import { contactName } from '../services/filing/service-contacts/contact-store.ts';
import type { Provider } from './provider.ts';

/** A filing's service contacts, each once even for two parties; then its courtesy copies. */
export const usualRecipients: Provider['recipients'] = (entry, _, { contacts }) => {
  const served = new Set(entry.serviceRecipients.map(({ serviceContactId }) => serviceContactId));
  const copied = new Set(entry.courtesyCopyEmails.map((email) => email.trim()));
  return [
    ...[...served].flatMap((serviceContactId) => {
      const contact = contacts.get(serviceContactId);
      if (!contact) return [];
      return [
        { serviceContactId, name: contactName(contact), firmName: contact.firmName || null, email: contact.email },
      ];
    }),
    ...[...copied].map((email) => ({ serviceContactId: null, name: email, firmName: null, email })),
  ];
};
