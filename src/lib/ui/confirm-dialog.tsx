import { Button, Text } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';
import { type Question, questions } from './confirm';
import { Dialog } from './dialog';
import { showFailure } from './toast';

/** The current question, if any. */
export default function ConfirmDialogs() {
  const [question] = useSyncExternalStore(questions.subscribe, questions.snapshot);
  return question && <ConfirmDialog key={question.id} question={question} />;
}

function ConfirmDialog({ question }: { question: Question }) {
  const [isRunning, setRunning] = useState(false);
  const decline = () => question.answer(false);
  const accept = async () => {
    setRunning(true);
    try {
      await question.onConfirm?.();
      question.answer(true);
    } catch {
      showFailure('Confirm modal error', 'Something went wrong');
      setRunning(false);
    }
  };
  return (
    <Dialog
      size="small"
      title={question.title}
      onClose={decline}
      actions={
        <>
          <Button variant="default" onClick={decline} data-autofocus>
            Cancel
          </Button>
          <Button color={question.isDestructive ? 'red' : undefined} loading={isRunning} onClick={accept}>
            {question.confirmLabel}
          </Button>
        </>
      }
    >
      <Text component="div" size="sm">
        {question.content}
      </Text>
    </Dialog>
  );
}
