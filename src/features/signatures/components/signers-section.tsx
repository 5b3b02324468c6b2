import '@mantine/core/styles/Input.css';
import { Button, Group, TextInput } from '@mantine/core';
import { Section } from '@/lib/ui/section';
import {
  type EnteredEnvelope,
  type EnteredSigner,
  mostSigners,
  signerLabel,
  withoutSigner,
} from '../model/entered-envelope';
import { freeId } from '../model/fields';
import classes from './signatures.module.css';

interface SignersSectionProps {
  entered: EnteredEnvelope;
  problems: Readonly<Record<string, string>>;
  onChange: (changed: (before: EnteredEnvelope) => EnteredEnvelope) => void;
}

/** Shows who signs, in order. */
export function SignersSection({ entered, problems, onChange }: SignersSectionProps) {
  const { signers } = entered;
  const setSigner = (signerId: string, change: Partial<EnteredSigner>) =>
    onChange((before) => ({
      ...before,
      signers: before.signers.map((signer) => (signer.signerId === signerId ? { ...signer, ...change } : signer)),
    }));
  const move = (index: number, to: number) =>
    onChange((before) => {
      const moved = before.signers[index];
      if (!moved) return before;
      return { ...before, signers: before.signers.toSpliced(index, 1).toSpliced(to, 0, moved) };
    });
  return (
    <Section title="Signers">
      <ol className={classes.signers}>
        {signers.map((signer, index) => {
          const { signerId, name, email } = signer;
          const label = signerLabel(signer, index);
          return (
            <li key={signerId} className={classes.signer} data-tone={index % 6}>
              <TextInput
                label={`Name of signer ${index + 1}`}
                required
                maxLength={120}
                autoComplete="off"
                value={name}
                error={problems[`${signerId}.name`]}
                onChange={(event) => setSigner(signerId, { name: event.currentTarget.value })}
              />
              <TextInput
                label={`Email of signer ${index + 1}`}
                required
                type="email"
                maxLength={254}
                autoComplete="off"
                value={email}
                error={problems[`${signerId}.email`]}
                onChange={(event) => setSigner(signerId, { email: event.currentTarget.value })}
              />
              {signers.length > 1 && (
                <Group gap="xs" className={classes.signerActions}>
                  <Button
                    variant="default"
                    size="compact-sm"
                    disabled={index === 0}
                    aria-label={`Move ${label} up`}
                    onClick={() => move(index, index - 1)}
                  >
                    Up
                  </Button>
                  <Button
                    variant="default"
                    size="compact-sm"
                    disabled={index === signers.length - 1}
                    aria-label={`Move ${label} down`}
                    onClick={() => move(index, index + 1)}
                  >
                    Down
                  </Button>
                  <Button
                    variant="subtle"
                    color="red"
                    size="compact-sm"
                    aria-label={`Remove ${label}`}
                    onClick={() => onChange((before) => withoutSigner(before, signerId))}
                  >
                    Remove
                  </Button>
                </Group>
              )}
            </li>
          );
        })}
      </ol>
      {problems.signers && <p className={classes.problem}>{problems.signers}</p>}
      <Button
        variant="default"
        size="sm"
        disabled={signers.length >= mostSigners}
        onClick={() =>
          onChange((before) => ({
            ...before,
            signers: [
              ...before.signers,
              {
                signerId: freeId(
                  before.signers.map(({ signerId }) => signerId),
                  's',
                ),
                name: '',
                email: '',
              },
            ],
          }))
        }
      >
        Add signer
      </Button>
    </Section>
  );
}
