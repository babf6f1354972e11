import { contractsHandlers, recordRequests, reportsHandlers, sent } from '@portal/api-client/testing';
import {
  aBlankReportForm,
  aContract,
  aCourseInfo,
  aProgressReport,
  aProgressReportForm,
  aSignedInUser,
} from '@portal/domain';
