import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Button, Group, Modal, Text } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';
import { type Question, questions } from './confirm';
import { showToast } from './toast';

/** The question that is up, if any. */
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
      showToast({ tone: 'bad', title: 'Confirm modal error', message: 'Something went wrong' });
      setRunning(false);
    }
  };
  return (
    <Modal
      opened
      onClose={decline}
      title={question.title}
      size="22.5rem"
      centered
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Text component="div" size="sm">
        {question.content}
      </Text>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={decline} data-autofocus>
          Cancel
        </Button>
        <Button color={question.isDestructive ? 'red' : undefined} loading={isRunning} onClick={accept}>
          {question.confirmLabel}
        </Button>
      </Group>
    </Modal>
  );
}
