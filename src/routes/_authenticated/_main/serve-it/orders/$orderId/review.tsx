import { createFileRoute } from '@tanstack/react-router';
import { servingOrderParams, servingReviewSearch } from '@/features/process-serving/order/params';
import { ServingReviewPage } from '@/features/process-serving/pages/serving-review-page';
import { startServingReview } from '@/features/process-serving/review/loader';

export const Route = createFileRoute('/_authenticated/_main/serve-it/orders/$orderId/review')({
  staticData: { shape: 'record' },
  params: servingOrderParams,
  validateSearch: servingReviewSearch,
  loaderDeps: ({ search: { recipient } }) => ({ position: recipient }),
  loader: ({ context, params: { orderId }, deps: { position } }) => {
    startServingReview(context.queryClient, orderId, position);
  },
  head: ({ params }) => ({ meta: [{ title: `Review of order ${params.orderId}` }] }),
  component: ServingReviewPage,
});
