import type { ListMeetingLinksResponse } from '../../generated/types.gen.ts';
import type { ContractMeeting } from '../../wire/meeting-attendance.ts';
import { printedContractToWire } from './report.ts';

export function contractMeetingToWire({
  contract,
  link,
}: ContractMeeting): ListMeetingLinksResponse['data'][number] {
  return { course: printedContractToWire(contract), meeting_link: link };
}
