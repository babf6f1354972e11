import { readConfig } from './config.ts';
import { explainFault } from './operate/explainFault.ts';
import { refuseNoAdministrator } from './operate/refuseNoAdministrator.ts';

// `npm run serve` runs this first, because building the apps takes minutes: exits with 1 if the server would refuse the
// settings.

try {
  await refuseNoAdministrator(readConfig(process.env));
} catch (error) {
  console.error(explainFault(error) ?? error);
  process.exit(1);
}
