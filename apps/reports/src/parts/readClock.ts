export { readOrganisationClock as readClock } from '@portal/api-client';
