import type { Invitation } from '@/api/generated/invitations/model';
import { checkedAsWhole, ShortForm, useAppForm, useSave, useUnsavedChanges } from '@/lib/form';
import { invitationFailure, invite } from '../calls/invitations';
import { type InvitationForm as Form, invitationErrors, roleNames, toInvitation } from '../model/invitation';

const emptyInvitation: Form = { name: '', email: '', role: 'member' };

const roles = Object.entries(roleNames).map(([value, label]) => ({ value, label }));

/** Whom to invite into the firm, and as what. */
export function InvitationForm({ onSent }: { onSent: (invitation: Invitation) => void }) {
  const { save, ...saving } = useSave((error) => ({
    message: invitationFailure(error, 'The invitation was not sent', 'the invitation was sent'),
  }));
  const form = useAppForm({
    defaultValues: emptyInvitation,
    ...checkedAsWhole(invitationErrors),
    onSubmit: async ({ value, formApi }) => {
      let sent: Invitation | undefined;
      const isSent = await save(async () => {
        sent = await invite(toInvitation(value));
      });
      if (!isSent || !sent) return;
      formApi.reset();
      onSent(sent);
    },
  });
  useUnsavedChanges(form);
  return (
    <ShortForm onSubmit={() => void form.handleSubmit()} submitLabel="Send invitation" {...saving}>
      <form.AppField name="name">
        {(field) => <field.TextField label="Name" required size="md" maxLength={200} keepsEmpty />}
      </form.AppField>
      <form.AppField name="email">
        {(field) => (
          <field.TextField
            label="Email"
            description="Used for sign-in and notifications."
            type="email"
            required
            size="md"
            maxLength={254}
            keepsEmpty
          />
        )}
      </form.AppField>
      <form.AppField name="role">
        {(field) => (
          <field.SelectField
            label="Role"
            description="Bookkeepers also see the fees of all matters. Administrators also see billing, change firm settings and add people."
            options={roles}
            size="md"
          />
        )}
      </form.AppField>
    </ShortForm>
  );
}
