import '@mantine/core/styles/Input.css';
import { TextInput } from '@mantine/core';
import { changeFailed } from '@/api/errors';
import { ShortForm } from '@/lib/form/short-form';
import { useOneStepForm } from '@/lib/form/use-one-step-form';
import { useSave } from '@/lib/form/use-save';
import { useUnsavedChanges } from '@/lib/form/use-unsaved-changes';
import { PropertiesList } from '@/lib/ui/properties-list';
import { Section } from '@/lib/ui/section';
import { showToast } from '@/lib/ui/toast';
import { useUpdateIdentifier } from '../mutations';
import classes from '../pages/settings.module.css';

interface IdentifierSectionProps {
  /** The system's term for it: `company id`. */
  label: string;
  /** Display name of the system. */
  system: string;
  clientId: number;
  identifier: string | undefined;
  isAdministrator: boolean;
}

/** The firm's ID in the connected system. */
export function IdentifierSection({
  label,
  system,
  clientId,
  identifier = '',
  isAdministrator,
}: IdentifierSectionProps) {
  return (
    <Section title={`Your firm in ${system}`}>
      <p className={classes.explanation}>Your firm's ID in {system}.</p>
      <div className={classes.named}>
        {isAdministrator ? (
          <IdentifierForm key={identifier} label={label} clientId={clientId} identifier={identifier} />
        ) : (
          <PropertiesList items={[[label, identifier]]} />
        )}
      </div>
    </Section>
  );
}

function IdentifierForm({ label, clientId, identifier }: { label: string; clientId: number; identifier: string }) {
  const update = useUpdateIdentifier(clientId);
  const { save, ...saving } = useSave((error) => ({
    message: `${changeFailed(error, `The ${label} could not be saved`, `the ${label} was saved`)}. Try again in a moment.`,
  }));
  const form = useOneStepForm({ initialValues: { identifier }, errorsOf: () => ({}) });
  const submit = form.onSubmit(async (values) => {
    const isSaved = await save(() => update.mutateAsync(values.identifier.trim()));
    if (isSaved) showToast({ tone: 'good', title: `The ${label} was saved` });
  });
  useUnsavedChanges(form);
  return (
    <ShortForm onSubmit={submit} submitLabel="Save" {...saving}>
      <TextInput {...form.getInputProps('identifier')} label={label} autoComplete="off" maxLength={100} />
    </ShortForm>
  );
}
