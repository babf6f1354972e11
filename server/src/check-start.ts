import { readConfig } from './config.ts';
import { explainFault } from './operate/explainFault.ts';
import { refuseNoAdministrator } from './operate/refuseNoAdministrator.ts';

// Run by `npm run serve` before it builds the apps for minutes: ends with 1 for settings that the start would refuse.

try {
  await refuseNoAdministrator(readConfig(process.env));
} catch (error) {
  console.error(explainFault(error) ?? error);
  process.exit(1);
}
