export { RequestedService } from './components/requested-service';
export { SkipTraceDetails } from './components/skip-trace-details';
