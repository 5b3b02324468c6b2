import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { clientDeleteCreditCard } from '@/api/generated/billing';
import type { CardDetails } from '@/api/generated/billing/model';
import { FormFailureMessage } from '@/lib/form/form-failure';
import { confirm } from '@/lib/ui/confirm';
import { Notice } from '@/lib/ui/notice';
import { Section } from '@/lib/ui/section';
import { expiryWarning } from '../model/expiring-card';
import { cardFeeText, cardName, expiryText } from '../model/method-label';
import { AddCardForm } from './add-card-form';
import classes from './methods.module.css';
import { UpdateCardForm } from './update-card-form';
import { useChangeMethod } from './use-change-method';

/** The card on file, and its changes. */
export function CardSection({ card }: { card: CardDetails | undefined }) {
  const [open, setOpen] = useState<'add' | 'update'>();
  const { change, failure, isBusy } = useChangeMethod('The card was not removed', 'the card was removed');
  const warning = card && expiryWarning(card, new Date());

  async function remove({ cardType, last4 }: CardDetails): Promise<void> {
    const isSure = await confirm({
      title: `Remove ${cardName({ cardType, last4 })}?`,
      content: 'Payments that are under way go on.',
      confirmLabel: 'Remove card',
      isDestructive: true,
    });
    if (isSure) await change(() => clientDeleteCreditCard(), 'Card removed');
  }

  return (
    <Section title="Card">
      {card ? (
        <div>
          <p className={classes.fact}>{cardName(card)}</p>
          <p className={classes.note}>{`${card.cardHolderName} · ${expiryText(card)} · ${cardFeeText(card)}`}</p>
        </div>
      ) : (
        <p className={classes.note}>No card on file</p>
      )}
      {warning && (
        <Notice tone="warning" title={warning}>
          Update the expiration date, or add another card.
        </Notice>
      )}
      {open === 'add' && <AddCardForm onDone={() => setOpen(undefined)} />}
      {open === 'update' && card && <UpdateCardForm card={card} onDone={() => setOpen(undefined)} />}
      <FormFailureMessage failure={failure} />
      {open === undefined && (
        <Group gap="xs">
          <Button variant="default" onClick={() => setOpen('add')}>
            {card ? 'Replace card' : 'Add card'}
          </Button>
          {card && (
            <>
              <Button variant="default" onClick={() => setOpen('update')}>
                Update expiration date
              </Button>
              <Button variant="subtle" color="red" loading={isBusy} onClick={() => void remove(card)}>
                Remove card
              </Button>
            </>
          )}
        </Group>
      )}
      {open !== undefined && (
        <Button variant="subtle" onClick={() => setOpen(undefined)}>
          Cancel
        </Button>
      )}
    </Section>
  );
}
