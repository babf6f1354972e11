import { writeDocument } from '../server/src/openapi/readDocument.ts';

// Writes packages/api-client/dist/openapi.json. The server reads it if it is of the same openapi.yaml, and the YAML
// otherwise: starting takes a second less and 100 MB less.
writeDocument();
