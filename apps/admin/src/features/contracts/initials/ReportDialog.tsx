import { downloadAttendanceReport, useApi } from '@portal/api-client';
import {
  type AttestationLanguage,
  attestationLanguages,
  type CalendarMonth,
  type Contract,
} from '@portal/domain';
import { FailureReason, saveFile } from '@portal/shell';
import {
  Banner,
  Button,
  CheckboxField,
  Dialog,
  RadioGroup,
  SegmentedControl,
  Stack,
  useAttempt,
} from '@portal/ui';
import { useState } from 'react';
import { initialsWords } from './initials-words';

export interface ReportDialogProps {
  contract: Contract;
  month: CalendarMonth;
  onClose: () => void;
}

/** Asks what the attendance report of a month contains, and downloads it. */
export function ReportDialog({ contract, month, onClose }: ReportDialogProps) {
  const { t, stack } = initialsWords.useWords();
  const api = useApi();
  const { busy, failure, attempt } = useAttempt();
  const [of, setOf] = useState<'contract' | 'company'>('contract');
  const [language, setLanguage] = useState<AttestationLanguage>('fr');
  const [isByHalfDay, setByHalfDay] = useState(false);
  const { company } = contract;
  const save = () =>
    void attempt(async () => {
      const about = of === 'company' && company ? { companyId: company.id } : { contractId: contract.id };
      const request = { ...about, month, language, isByHalfDay };
      const { content, name } = await downloadAttendanceReport(api, request);
      saveFile(content, name ?? `${month} ${contract.number}.pdf`);
      onClose();
    });
  return (
    <Dialog
      open
      title={stack('reportTitle')}
      onClose={onClose}
      busy={busy}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" busy={busy} onClick={save}>
            {t('download')}
          </Button>
        </>
      }
    >
      <Stack>
        {failure && (
          <Banner tone="critical" role="alert" title={stack('notDownloaded')}>
            <FailureReason error={failure.error} />
          </Banner>
        )}
        {company && (
          <RadioGroup
            label={t('reportOf')}
            value={of}
            onValueChange={setOf}
            options={[
              { value: 'contract', label: t('ofContract') },
              { value: 'company', label: t('ofCompany', { name: company.name }) },
            ]}
          />
        )}
        <SegmentedControl
          label={t('language')}
          value={language}
          onValueChange={setLanguage}
          options={attestationLanguages.map((value) => ({ value, label: t(`languages.${value}`) }))}
        />
        <CheckboxField
          label={t('halfDays')}
          hint={t('halfDaysHint')}
          checked={isByHalfDay}
          onChange={(event) => setByHalfDay(event.currentTarget.checked)}
        />
      </Stack>
    </Dialog>
  );
}
