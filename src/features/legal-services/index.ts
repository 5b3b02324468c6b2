export { RequestedService } from './components/requested-service';
export { serviceRequestQuery } from './queries';
