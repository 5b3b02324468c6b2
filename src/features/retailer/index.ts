export { hasIntegrationSettings, type RetailerCapabilities, retailerCapabilities } from './model/retailer-capabilities';
export { integrationNameOf, isWithoutIntegration } from './model/retailer-code';
export { retailerQuery } from './queries';
export { useRetailer } from './use-retailer';
