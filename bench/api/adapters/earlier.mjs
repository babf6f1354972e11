import { portal } from './portal.mjs';

// The server of the commit with which this one is compared.
const { EARLIER_START, EARLIER_DATABASE_URL } = process.env;
export default portal(EARLIER_START, EARLIER_DATABASE_URL, 'earlier_samples');
