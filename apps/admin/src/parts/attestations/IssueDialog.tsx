import {
  type AttestationPreview,
  type AttestationRequest,
  useAttestationPreview,
  useIssueAttestations,
} from '@portal/api-client';
import {
  type Attestation,
  type AttestationTemplateId,
  attestationLanguages,
  attestationTemplate,
  attestationTemplateIds,
  fullName,
  issueAttestationsSchema,
  typedFieldsOf,
} from '@portal/domain';
import { LoadFailure, RecordDialog } from '@portal/records';
import { useToast } from '@portal/shell';
import { Banner, Dialog, Skeleton, Text } from '@portal/ui';
import {
  FormCheckboxGroup,
  FormDateField,
  FormRadioGroup,
  FormSelectField,
  FormTextareaField,
  FormTextField,
} from '@portal/views';
import { attestationWords } from './attestation-words';

export interface IssueDialogProps {
  contractId: number;
  /** A paper whose template and language are proposed. */
  last?: Pick<Attestation, 'template' | 'language'> | undefined;
  /** The paper that the new one replaces; undefined to issue papers for any students of the contract. */
  replaces?: Attestation;
  onClose: () => void;
}

/** A dialog to issue attestations for students of a contract, or one that replaces another (DECISION-182). */
export function IssueDialog({ contractId, last, replaces, onClose }: IssueDialogProps) {
  const { stack } = attestationWords.useWords();
  const first: AttestationRequest = {
    contractId,
    template: last?.template ?? 'quebec',
    language: last?.language ?? 'fr',
    from: replaces?.from ?? null,
    to: null,
  };
  const preview = useAttestationPreview(first);
  const title = replaces ? stack('replaceTitle', { number: replaces.number }) : stack('issueTitle');
  if (preview.data)
    return (
      <OpenDialog title={title} first={first} preview={preview.data} replaces={replaces} onClose={onClose} />
    );
  return (
    <Dialog open title={title} onClose={onClose} initialFocus="title">
      <LoadFailure of={preview}>{stack('previewFailed')}</LoadFailure>
      {!preview.error && <Skeleton lines={6} />}
    </Dialog>
  );
}

interface OpenDialogProps extends Pick<IssueDialogProps, 'onClose'> {
  title: ReturnType<ReturnType<typeof attestationWords.useWords>['stack']>;
  first: AttestationRequest;
  preview: AttestationPreview;
  replaces: Attestation | undefined;
}

function OpenDialog({ title, first, preview, replaces, onClose }: OpenDialogProps) {
  const { t, stack, pair, plain } = attestationWords.useWords();
  const toast = useToast();
  const issue = useIssueAttestations();
  const { contractId } = first;
  return (
    <RecordDialog
      draft={{
        form: 'attestations',
        record: replaces ? `replace-${replaces.id}` : contractId,
        stored: {
          template: first.template,
          language: first.language,
          from: first.from ?? '',
          to: '',
          object: preview.object,
          nature: '',
          category: '',
          reference: '',
          accreditation: preview.accreditation ?? '',
          students: replaces ? [String(replaces.student.id)] : [],
        },
      }}
      schema={issueAttestationsSchema}
      save={({ students, template, language, from, to, ...typed }, { intention }) => {
        const values = Object.fromEntries(
          typedFieldsOf(attestationTemplate(template)).map((field) => [field, typed[field] ?? '']),
        );
        const papers = { contractId, template, language, from, to, values, studentIds: students.map(Number) };
        return issue(replaces ? { ...papers, replaces: replaces.id } : papers, intention);
      }}
      onSaved={(issued) => toast.success(pair('issued', { count: issued.length }))}
      refused={stack('notIssued')}
      title={title}
      submitLabel={t('issueSubmit')}
      onClose={onClose}
    >
      {({ fields }) => {
        const template = templateOf(fields.template.value, first.template);
        const { follows, mandatory } = attestationTemplate(template);
        const language = fields.language.value === 'en' ? 'en' : 'fr';
        return (
          <>
            <FormSelectField
              field={fields.template}
              label={t('template')}
              hint={follows ? t('follows', { text: { fr: follows.fr, en: follows.en } }) : undefined}
              options={attestationTemplateIds.map((value) => ({ value, label: plain(`templates.${value}`) }))}
            />
            {preview.employer === null && mandatory.includes('employer') && (
              <Banner tone="caution">{stack('noEmployer')}</Banner>
            )}
            <FormRadioGroup
              field={fields.language}
              label={t('language')}
              options={attestationLanguages.map((value) => ({ value, label: t(`languages.${value}`) }))}
            />
            <FormDateField field={fields.from} label={t('from')} hint={t('fromHint')} />
            <FormDateField field={fields.to} label={t('to')} hint={t('toHint')} />
            {typedFieldsOf(attestationTemplate(template)).map((field) =>
              field === 'object' ? (
                <FormTextareaField key={field} field={fields.object} label={t('object')} />
              ) : (
                <FormTextField key={field} field={fields[field]} label={t(field)} />
              ),
            )}
            <Students
              field={fields.students}
              request={{
                contractId,
                template,
                language,
                from: fields.from.value || null,
                to: fields.to.value || null,
              }}
              only={replaces?.student.id}
            />
          </>
        );
      }}
    </RecordDialog>
  );
}

interface StudentsProps {
  field: Parameters<typeof FormCheckboxGroup>[0]['field'];
  request: AttestationRequest;
  /** The only student who can be chosen. */
  only: number | undefined;
}

/** The students with their hours of the chosen days; those without hours cannot be chosen. */
function Students({ field, request, only }: StudentsProps) {
  const { t, stack, pair } = attestationWords.useWords();
  const preview = useAttestationPreview(request);
  const students = (preview.data?.students ?? []).filter(
    ({ student }) => only === undefined || student.id === only,
  );
  const without = students.filter(({ minutes }) => minutes === 0);
  return (
    <>
      <LoadFailure of={preview}>{stack('previewFailed')}</LoadFailure>
      <FormCheckboxGroup
        field={field}
        label={t('students')}
        options={students
          .filter(({ minutes }) => minutes > 0)
          .map(({ student, minutes }) => ({
            value: String(student.id),
            label: t('candidate', {
              name: fullName(student),
              duration: pair('duration', { hours: Math.floor(minutes / 60), minutes: minutes % 60 }),
            }),
          }))}
      />
      {without.length > 0 && (
        <Text as="div" tone="soft" size="caption">
          {without.map(({ student }) => (
            <div key={student.id}>{t('candidateNone', { name: fullName(student) })}</div>
          ))}
        </Text>
      )}
    </>
  );
}

function templateOf(value: string | undefined, otherwise: AttestationTemplateId): AttestationTemplateId {
  return attestationTemplateIds.find((id) => id === value) ?? otherwise;
}
