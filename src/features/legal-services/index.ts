export { RequestedService } from './components/requested-service';
