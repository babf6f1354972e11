export { FillFromMeeting, type FillFromMeetingProps } from './FillFromMeeting';
export { MeetingBatchPage, type MeetingBatchPageProps } from './MeetingBatchPage';
export type { MeetingProposal } from './MeetingFileDialog';
export { MeetingsOfContract, type MeetingsOfContractProps } from './MeetingsOfContract';
export type { MeetingOutcome, ReviewedMeeting } from './useMeetingBatch';
