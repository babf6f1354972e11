import { createServer } from 'node:http';
import { createMock, createOrigin } from '/work/main/mock-api/src/index.ts';

const mock = createMock({ data: 'small', faults: true, checkAnswers: true });
createServer(createOrigin({ mock, site: '/tmp/i/site' })).listen(4477, () => console.log('up'));
