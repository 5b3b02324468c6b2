/** The control page and API under /sandbox, for people and tests. */
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { trimTrailingSlash } from 'hono/trailing-slash';
import { ProblemError, problem, problemResponse } from '../http/problem.ts';
import { isSameOrigin } from '../http/same-origin.ts';
import type { Sandbox } from '../sandbox.ts';
import { billingRoutes } from './billing-routes.ts';
import { bounceRoutes } from './bounce-routes.ts';
import { chargeRoutes } from './charge-routes.ts';
import { clockRoutes } from './clock-routes.ts';
import { docketRoutes } from './docket-routes.ts';
import { dueWorkRoutes } from './due-work-routes.ts';
import { embedRoutes } from './embed.ts';
import { faultRoutes } from './fault-routes.ts';
import { featureRoutes } from './feature-routes.ts';
import { filingLoginRoutes, mailRoutes } from './filing-login-routes.ts';
import { filingRoutes } from './filing-routes.ts';
import { firmRoutes } from './firm-routes.ts';
import { fsxRoutes } from './fsx-routes.ts';
import { hearingRoutes } from './hearing-routes.ts';
import { integrationRoutes } from './integration-routes.ts';
import { liveRoutes } from './live-routes.ts';
import { controlPage } from './page/control-page.ts';
import { mailPages } from './page/mail-pages.ts';
import { matterPages } from './page/matter-pages.ts';
import { paymentRoutes } from './payment-routes.ts';
import { reportRoutes } from './report-routes.ts';
import { resetDemo } from './reset.ts';
import { servingRoutes } from './serving-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { stampedLinkRoutes } from './stamped-link-routes.ts';

export function controlRoutes(sandbox: Sandbox): Hono {
  const app = new Hono();
  const tooLarge = () => problemResponse(413, { code: 'body-too-large', detail: 'The body is too large.' });
  app.use(trimTrailingSlash());
  // DELETE is excluded: the server's request type adds a body even without one.
  app.on(['POST', 'PUT'], '*', bodyLimit({ maxSize: 64 * 1024, onError: tooLarge }));
  app.use(async (context, next) => {
    if (context.req.method !== 'GET' && !isSameOrigin(context.req.raw))
      throw problem(403, { code: 'foreign-origin', detail: 'Requests from other sites can’t control the sandbox.' });
    await next();
  });
  app.get('/', () => controlPage(sandbox));
  app.route('/embed', embedRoutes(sandbox));
  app.route('/mails', mailPages(sandbox));
  app.route('/matters', matterPages(sandbox));
  app.get('/health', (context) => context.json({ status: 'ok' }));
  app.route('/api/billing', billingRoutes(sandbox));
  app.route('/api/bounces', bounceRoutes(sandbox));
  app.route('/api/charges', chargeRoutes(sandbox));
  app.route('/api/clock', clockRoutes(sandbox));
  app.route('/api/dockets', docketRoutes(sandbox));
  app.route('/api/due-work', dueWorkRoutes(sandbox));
  app.route('/api/faults', faultRoutes(sandbox));
  app.route('/api/features', featureRoutes(sandbox));
  app.route('/api/filing-logins', filingLoginRoutes(sandbox));
  app.route('/api/filings', filingRoutes(sandbox));
  app.route('/api/stamped-links', stampedLinkRoutes(sandbox));
  app.route('/api/firms', firmRoutes(sandbox));
  app.route('/api/fsx', fsxRoutes(sandbox));
  app.route('/api/hearings', hearingRoutes(sandbox));
  app.route('/api/integrations', integrationRoutes(sandbox));
  app.route('/api/live', liveRoutes(sandbox));
  app.route('/api/payments', paymentRoutes(sandbox));
  app.route('/api/reports', reportRoutes(sandbox));
  app.route('/api/mails', mailRoutes(sandbox));
  app.route('/api/serving', servingRoutes(sandbox));
  app.route('/api/sessions', sessionRoutes(sandbox));
  app.post('/api/reset', async (context) => {
    await resetDemo(sandbox);
    return context.json({ status: 'reset' });
  });
  app.notFound(() => problemResponse(404, { code: 'not-found', detail: 'Unknown control API path.' }));
  app.onError((error) => {
    if (error instanceof ProblemError) return problemResponse(error.status, error.fields);
    sandbox.log('The control API failed', error);
    return problemResponse(500, { code: 'internal-error' });
  });
  return app;
}
