import { downloadAttendanceReport } from '@portal/api-client';
import {
  type AttestationLanguage,
  attestationLanguages,
  type CalendarMonth,
  type Contract,
} from '@portal/domain';
import { Button, CheckboxField, Dialog, RadioGroup, SegmentedControl, Stack } from '@portal/ui';
import { useState } from 'react';
import { initialsWords } from './initials-words';
import { useFileDownload } from './useFileDownload';

export interface ReportDialogProps {
  contract: Contract;
  month: CalendarMonth;
  onClose: () => void;
}

/** Asks what the attendance report of a month contains, and downloads it. */
export function ReportDialog({ contract, month, onClose }: ReportDialogProps) {
  const { t, stack } = initialsWords.useWords();
  const [isBusy, download] = useFileDownload();
  const [of, setOf] = useState<'contract' | 'company'>('contract');
  const [language, setLanguage] = useState<AttestationLanguage>('fr');
  const [isByHalfDay, setByHalfDay] = useState(false);
  const { company } = contract;
  const save = async () => {
    const about = of === 'company' && company ? { companyId: company.id } : { contractId: contract.id };
    const request = { ...about, month, language, isByHalfDay };
    if (await download((api) => downloadAttendanceReport(api, request), `${month} ${contract.number}.pdf`))
      onClose();
  };
  return (
    <Dialog
      open
      title={stack('reportTitle')}
      onClose={onClose}
      busy={isBusy}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" busy={isBusy} onClick={() => void save()}>
            {t('download')}
          </Button>
        </>
      }
    >
      <Stack>
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
