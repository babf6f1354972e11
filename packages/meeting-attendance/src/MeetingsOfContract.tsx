import { Heading } from '@portal/ui';
import { KeptMeetingFiles, type KeptMeetingFilesProps } from './KeptMeetingFiles';
import { facts, section } from './KeptMeetings.css';
import { keptMeetingsWords } from './kept-meetings-words';
import { RememberedParticipants } from './RememberedParticipants';

export interface MeetingsOfContractProps extends Pick<KeptMeetingFilesProps, 'onDelete'> {
  contractId: number;
}

/** What is kept of the online meetings of a contract: their files, and who the participants are (DECISION-119, DECISION-120). */
export function MeetingsOfContract({ contractId, onDelete }: MeetingsOfContractProps) {
  const { stack } = keptMeetingsWords.useWords();
  return (
    <>
      <section className={section}>
        <Heading level={3}>{stack('files')}</Heading>
        <p className={facts}>{stack('filesText')}</p>
        <KeptMeetingFiles of={{ contractId }} onDelete={onDelete} />
      </section>
      <section className={section}>
        <Heading level={3}>{stack('participants')}</Heading>
        <p className={facts}>{stack('participantsText')}</p>
        <RememberedParticipants contractId={contractId} />
      </section>
    </>
  );
}
