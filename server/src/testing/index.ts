export { startSampleCluster } from './sampleCluster.ts';
export { takeSampleDatabase } from './sampleDatabases.ts';
export { sampleSecrets, testSecret } from './sampleSecrets.ts';
export { type Answer, type Sender, type Senders, sendersTo } from './senders.ts';
export { someProvider } from './someProvider.ts';
export { testDay, testMoment } from './testMoment.ts';
