import { Button, Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { failureOf } from '@/api/errors';
import type { StateCode } from '@/api/generated/filing/model';
import { AnyState, type FormService, type ServiceForm } from '@/api/generated/serving/model';
import { useHasUnderway } from '@/features/documents';
import { MatterBanner, MatterCheck, useMappingId, useMatter } from '@/features/matters';
import { usePerson } from '@/features/session';
import { trackWork } from '@/lib/async/work-under-way';
import { checkedAsWhole, FieldErrorsProvider, useAppForm } from '@/lib/form';
import { formatDollars } from '@/lib/format/money';
import { createKeptKeys } from '@/lib/storage/kept-key';
import { EmptyState } from '@/lib/ui/empty-state';
import { ErrorState } from '@/lib/ui/error-state';
import { AppLink } from '@/lib/ui/links';
import { Notice } from '@/lib/ui/notice';
import { PageHeader } from '@/lib/ui/page-header';
import { Section } from '@/lib/ui/section';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { showToast } from '@/lib/ui/toast';
import { useDocumentUploads } from '../components/documents-field';
import { FormQuestion } from '../components/form-question';
import { LawNotes } from '../components/law-notes';
import { PriceLines, priceOf } from '../components/price-lines';
import classes from '../components/service-form.module.css';
import {
  type Answers,
  answerProblems,
  answersJournal,
  chosenOffice,
  fromStored,
  isAsked,
  sentAnswers,
  toStored,
} from '../model/entered-answers';
import { type OrderFailure, readOrderFailure } from '../model/order-failure';
import { useOrderService } from '../mutations';
import { officesQuery, serviceFormQuery } from '../queries';

const keys = createKeptKeys('legal-service-key');

interface ServiceFormPageProps {
  service: FormService;
  /** Where the order is listed. */
  state: StateCode;
  /** Replaces the page for people without the service's role. */
  denied?: ReactNode;
  /** What stands below the form. */
  children?: ReactNode;
}

/** Orders a service with one form, drawn from data (serving supplement, section 9). */
export function ServiceFormPage({ service, state, denied, children }: ServiceFormPageProps) {
  const mappingId = useMappingId();
  const { data: form, error, refetch } = useQuery(serviceFormQuery(service));
  if (form)
    return (
      <div className={classes.page}>
        <MatterBanner mappingId={mappingId} />
        <PageHeader title={form.name} subtitle={form.description} />
        <EnteredForm key={`${service} ${mappingId ?? ''}`} {...{ form, state, mappingId }} />
        {children}
      </div>
    );
  if (denied && failureOf(error).code === 'role-required') return denied;
  if (failureOf(error).code === 'role-required')
    return (
      <EmptyState
        isPage
        title="Not part of your account"
        description={failureOf(error).detail ?? ''}
        action={<AppLink to="/orders">All orders</AppLink>}
      />
    );
  if (error)
    return <ErrorState isPage title="The form could not be loaded" error={error} onRetry={() => void refetch()} />;
  return (
    <Section title="Order">
      <SkeletonLines lines={10} label="Loading the form" />
    </Section>
  );
}

interface EnteredFormProps {
  form: ServiceForm;
  state: StateCode;
  mappingId: string | undefined;
}

function EnteredForm({ form, state, mappingId }: EnteredFormProps) {
  const subject = `${usePerson()?.userId ?? 0}.${form.service}.${mappingId ?? ''}`;
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { mapping } = useMatter({ mappingId });
  const { mutateAsync, isPending } = useOrderService();
  const isUploading = useHasUnderway(useDocumentUploads());
  const [failure, setFailure] = useState<OrderFailure>();
  const [fieldErrors, setFieldErrors] = useState<OrderFailure['fields']>(new Map());
  const [first] = useState((): Answers => fromStored(answersJournal.read(subject)));
  const entered = useAppForm({
    defaultValues: first,
    ...checkedAsWhole((answers: Answers) => answerProblems(form, answers)),
    onSubmit: ({ value }) => trackWork(order(value)),
  });
  useJournal(entered.store, (answers) => answersJournal.write(subject, toStored(form, answers)));

  /** The cache holds the offices of the state, which the question loads. */
  const officeIn = (answers: Answers) => {
    const { data: state } = AnyState.safeParse(answers.state);
    return state && chosenOffice(answers, queryClient.getQueryData(officesQuery(state).queryKey) ?? []);
  };

  async function order(answers: Answers): Promise<void> {
    setFailure(undefined);
    try {
      const { orderId } = await mutateAsync({
        order: {
          service: form.service,
          state,
          fee: priceOf(form, officeIn(answers)).total,
          answers: sentAnswers(form, answers),
          ...(mappingId !== undefined && { mappingId }),
          ...(mapping?.ClientReference && { clientReference: mapping.ClientReference }),
        },
        key: keys.keyOf(subject),
      });
      keys.forget(subject);
      answersJournal.clear(subject);
      showToast({ tone: 'good', title: `${form.name} ordered`, message: `Order ${orderId}` });
      await navigate({ to: '/order-details/$orderId', params: { orderId }, replace: true });
    } catch (error) {
      const read = readOrderFailure(error);
      if (read.wasOrderedBefore) keys.forget(subject);
      if (read.isFeeOutdated) void queryClient.invalidateQueries(serviceFormQuery(form.service));
      setFailure(read);
      setFieldErrors(read.fields);
    }
  }

  const clearError = (name: string) => {
    if (fieldErrors.has(name)) setFieldErrors(new Map([...fieldErrors].filter(([field]) => field !== name)));
  };
  return (
    <entered.AppForm>
      <FieldErrorsProvider errors={fieldErrors}>
        <form
          noValidate
          className={classes.columns}
          onSubmit={(event) => {
            event.preventDefault();
            if (!isUploading) void entered.handleSubmit();
          }}
        >
          <div className={classes.sections}>
            <entered.Subscribe selector={({ values }) => values}>
              {(answers) =>
                form.sections.map(({ title, fields }) => (
                  <Section key={title} title={title}>
                    <div className={classes.questions}>
                      {fields
                        .filter((field) => isAsked(field, answers))
                        .map((field) => (
                          <FormQuestion key={field.name} question={field} onChange={() => clearError(field.name)} />
                        ))}
                    </div>
                  </Section>
                ))
              }
            </entered.Subscribe>
          </div>
          <div className={classes.review}>
            <Section title="Order">
              <Stack gap="sm">
                <entered.Subscribe selector={({ values }) => values}>
                  {(answers) => <PriceLines form={form} office={officeIn(answers)} />}
                </entered.Subscribe>
                <LawNotes notes={form.notes} />
                <MatterCheck mappingId={mappingId} />
                {failure && <Notice tone="bad">{failure.message}</Notice>}
                <entered.Subscribe selector={({ values, submissionAttempts }) => ({ values, submissionAttempts })}>
                  {({ values, submissionAttempts }) => (
                    <ProblemCount
                      count={submissionAttempts === 0 ? 0 : Object.keys(answerProblems(form, values)).length}
                    />
                  )}
                </entered.Subscribe>
                {isUploading && (
                  <p id="uploading" className={classes.small} role="status">
                    A document is still uploading. Order once it is here.
                  </p>
                )}
                <Button
                  type="submit"
                  size="md"
                  fullWidth
                  loading={isPending}
                  data-disabled={isUploading || undefined}
                  aria-disabled={isUploading || undefined}
                  aria-describedby={isUploading ? 'uploading' : undefined}
                >
                  <entered.Subscribe selector={({ values }) => values}>
                    {(answers) => `Order for ${formatDollars(priceOf(form, officeIn(answers)).total)}`}
                  </entered.Subscribe>
                </Button>
              </Stack>
            </Section>
          </div>
        </form>
      </FieldErrorsProvider>
    </entered.AppForm>
  );
}

function ProblemCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className={classes.small} role="status">
      {count === 1 ? '1 answer to fix before ordering' : `${count} answers to fix before ordering`}
    </p>
  );
}

interface AnswersStore {
  state: { values: Answers };
  subscribe: (changed: () => void) => { unsubscribe: () => void };
}

/** Writes the answers whenever they change. */
function useJournal(store: AnswersStore, write: (answers: Answers) => void): void {
  const latest = useRef(write);
  useEffect(() => {
    latest.current = write;
  });
  useEffect(() => {
    let before = store.state.values;
    const subscription = store.subscribe(() => {
      const { values } = store.state;
      if (values === before) return;
      before = values;
      latest.current(values);
    });
    return () => subscription.unsubscribe();
  }, [store]);
}
