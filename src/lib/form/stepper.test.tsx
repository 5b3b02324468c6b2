import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Stepper } from './stepper';
import { type StepperMemory, type StepperStep, useStepper } from './use-stepper';

interface Values {
  name: string | undefined;
  again: string | undefined;
  city: string | undefined;
}

const empty: Values = { name: undefined, again: undefined, city: undefined };
const submitName = vi.fn<(values: Values) => Promise<'next' | 'stay'>>();
const onComplete = vi.fn<(values: Values) => void>();

const steps: readonly StepperStep<Values>[] = [
  {
    id: 'name',
    title: 'Your name',
    validate: ({ name, again }) => {
      const errors = new Map<string, string>();
      if (!name) errors.set('name', 'Name is required');
      if (again !== name) errors.set('again', 'Names do not match');
      return errors;
    },
    submit: (values) => submitName(values),
  },
  { id: 'city', canGoBack: true, validate: () => new Map() },
];

function Example({ memory, chosen = steps }: { memory?: StepperMemory<Values>; chosen?: typeof steps }) {
  const { form, state } = useStepper({
    steps: chosen,
    defaultValues: empty,
    onComplete,
    ...(memory ? { memory } : {}),
  });
  return (
    <MantineProvider env="test">
      <Stepper
        state={state}
        Form={form.AppForm}
        failure={state.failure && { message: state.failure.message, help: <p>{`Thrown: ${state.failure.error}`}</p> }}
        isBusy={state.isSubmitting}
      >
        {state.index === 0 ? (
          <>
            <form.AppField name="name">{(field) => <field.TextField label="Name" />}</form.AppField>
            <form.AppField name="again">{(field) => <field.TextField label="Again" />}</form.AppField>
          </>
        ) : (
          <form.AppField name="city">{(field) => <field.TextField label="City" />}</form.AppField>
        )}
      </Stepper>
    </MantineProvider>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByRole('textbox', { name });

let user: UserEvent;

beforeEach(() => {
  user = userEvent.setup();
  submitName.mockReset().mockResolvedValue('next');
  onComplete.mockReset();
});

async function typeNames(name = 'Ada', again = name): Promise<void> {
  await user.type(field('Name'), name);
  await user.type(field('Again'), again);
}

describe('the progress', () => {
  it('names each step, or counts it', async () => {
    render(<Example />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['1Your name', '2Step 2']);
    expect(screen.getByText('Your name').closest('li')).toHaveAttribute('aria-current', 'step');
    await typeNames();
    await user.click(button('Continue'));
    expect(await screen.findByRole('button', { name: 'Get Started' })).toBeEnabled();
    expect(screen.getByText('Step 2').closest('li')).toHaveAttribute('aria-current', 'step');
  });
});

describe('a step that is not valid', () => {
  it('shows its messages and focuses the first invalid field', async () => {
    render(<Example />);
    await user.type(field('Again'), 'Ada');
    await user.click(button('Continue'));
    expect(await screen.findByText('Name is required')).toBeVisible();
    expect(screen.getByText('Names do not match')).toBeVisible();
    expect(field('Name')).toHaveFocus();
    expect(button('Continue')).toBeDisabled();
    expect(submitName).not.toHaveBeenCalled();
  });

  it('clears a message when its field is edited, and those that the edit fixes', async () => {
    render(<Example />);
    await typeNames('Ad', 'Ada');
    await user.click(button('Continue'));
    expect(await screen.findByText('Names do not match')).toBeVisible();
    await user.type(field('Name'), 'a');
    await waitFor(() => expect(screen.queryByText('Names do not match')).toBeNull());
    expect(button('Continue')).toBeEnabled();
    await user.click(button('Continue'));
    expect(await screen.findByLabelText('City')).toBeVisible();
  });

  it('shows no new messages while typing', async () => {
    render(<Example />);
    await user.type(field('Name'), 'Ada');
    await user.clear(field('Name'));
    expect(screen.queryByText('Name is required')).toBeNull();
    expect(button('Continue')).toBeEnabled();
  });
});

describe('submitting a step', () => {
  it('runs once at a time, and shows that it is processing', async () => {
    let finish: (answer: 'next') => void = () => {};
    submitName.mockReturnValue(new Promise((resolve) => (finish = resolve)));
    render(<Example />);
    await typeNames();
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Your name' });
    form.requestSubmit();
    form.requestSubmit();
    expect(await screen.findByRole('button', { name: 'Processing...' })).toBeDisabled();
    await user.keyboard('{Enter}');
    finish('next');
    expect(await screen.findByRole('form', { name: 'Step 2' })).toHaveFocus();
    expect(submitName).toHaveBeenCalledTimes(1);
  });

  it('that fails shows the message and help until the next edit', async () => {
    submitName.mockRejectedValue(new Error('Taken'));
    render(<Example />);
    await typeNames();
    await user.click(button('Continue'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Taken');
    expect(screen.getByText('Thrown: Error: Taken')).toBeVisible();
    expect(button('Continue')).toHaveFocus();
    await user.type(field('Again'), '!');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that fails without a message shows a default', async () => {
    submitName.mockRejectedValue('?');
    render(<Example />);
    await typeNames();
    await user.click(button('Continue'));
    expect(await screen.findByRole('alert')).toHaveTextContent('An unexpected error occurred. Please try again.');
  });

  it('that reports its failure elsewhere stays, with the focus on the button', async () => {
    submitName.mockResolvedValue('stay');
    render(<Example />);
    await typeNames();
    await user.click(button('Continue'));
    await waitFor(() => expect(button('Continue')).toHaveFocus());
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the last step', () => {
  async function finish(): Promise<void> {
    await typeNames();
    await user.click(button('Continue'));
    await user.type(await screen.findByLabelText('City'), 'Joliet');
    await user.click(button('Get Started'));
  }

  it('passes on the values of all steps', async () => {
    render(<Example />);
    await finish();
    await waitFor(() => expect(onComplete).toHaveBeenCalledWith({ name: 'Ada', again: 'Ada', city: 'Joliet' }));
  });

  it('logs an error from there, and shows nothing', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    onComplete.mockImplementation(() => {
      throw new Error('no');
    });
    render(<Example />);
    await finish();
    await waitFor(() => expect(logged).toHaveBeenCalledWith(new Error('no')));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('can have its own text', () => {
    render(<Example chosen={[{ id: 'only', submitText: 'Get started', validate: () => new Map() }]} />);
    expect(button('Get started')).toBeVisible();
    expect(screen.queryByRole('list')).toBeNull();
  });
});

it('goes back without losing values or submitting', async () => {
  render(<Example />);
  await typeNames();
  await user.click(button('Continue'));
  await user.type(await screen.findByLabelText('City'), 'Joliet');
  await user.click(button('Back'));
  expect(field('Name')).toHaveValue('Ada');
  await user.click(button('Continue'));
  expect(await screen.findByLabelText('City')).toHaveValue('Joliet');
  expect(onComplete).not.toHaveBeenCalled();
});

it('resumes after a reload with the stored values', async () => {
  let stored: { step: string; values: Values } | undefined;
  const memory: StepperMemory<Values> = {
    read: () => stored,
    write: ({ step, values }) => {
      stored = { step, values: { ...values, again: undefined } };
    },
    clear: () => {
      stored = undefined;
    },
  };
  const first = render(<Example memory={memory} />);
  await typeNames();
  await user.click(button('Continue'));
  await user.type(await screen.findByLabelText('City'), 'Joliet');
  first.unmount();
  render(<Example memory={memory} />);
  expect(screen.getByLabelText('City')).toHaveValue('Joliet');
  expect(stored).toEqual({ step: 'city', values: { name: 'Ada', again: undefined, city: 'Joliet' } });
  await user.click(button('Get Started'));
  await waitFor(() => expect(stored).toBeUndefined());
});
