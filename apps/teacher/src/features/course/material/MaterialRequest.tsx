import { useAssignMaterial, useSayNoMaterialNeeded } from '@portal/api-client';
import {
  type Contract,
  type ContractMaterial,
  type FormText,
  lacksMaterial,
  quantityToRequest,
} from '@portal/domain';
import { UnsavedWorkBanner, useSession, useUnsavedWork } from '@portal/shell';
import { Button, PlusIcon, SegmentedControl, useBusy, useIsPhone } from '@portal/ui';
import { useRef, useState } from 'react';
import * as styles from './CourseMaterial.css';
import { MaterialFormOnDemand } from './MaterialFormOnDemand';
import { type MaterialChoice, materialChoiceText } from './material-choice';
import { materialWords } from './material-words';
import { useMaterialOutcome } from './useMaterialOutcome';

export interface MaterialRequestProps {
  contract: Contract;
  /** Number of students in the course. */
  studentCount: number;
}

const blank: FormText<MaterialChoice> = { materialId: '', note: '' };

/** Asks whether material is needed, and which (PORTAL-COURSE-26 to PORTAL-COURSE-29, PORTAL-COURSE-36). */
export function MaterialRequest({ contract, studentCount }: MaterialRequestProps) {
  const { t, stack } = materialWords.useWords();
  const label = useIsPhone() ? stack : t;
  const { user } = useSession();
  const outcome = useMaterialOutcome();
  const assignMaterial = useAssignMaterial();
  const sayNoMaterialNeeded = useSayNoMaterialNeeded();
  const [answer, setAnswer] = useState<'yes' | 'no' | ''>('');
  const [wasOpen, setWasOpen] = useState(false);
  /** The new request, while later input is not saved yet. */
  const [made, setMade] = useState<ContractMaterial | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const work = useUnsavedWork({
    form: 'material-request',
    record: contract.id,
    title: contract.number,
    stored: made ? materialChoiceText(made) : blank,
  });
  const isAsked = lacksMaterial(contract);
  const isOpen = answer === 'yes';
  const quantity = quantityToRequest(studentCount);

  const open = () => {
    setAnswer('yes');
    setWasOpen(true);
  };
  /** Discards the input; the focused field disappears, so the section gets the focus. */
  const close = () => {
    work.begin(blank);
    setAnswer('');
    setWasOpen(false);
    setMade(null);
    place.current?.focus();
  };
  const request = (choice: MaterialChoice) =>
    outcome('requested', 'notRequested', async () => {
      const arrived = work.sending(choice);
      const request = { ...choice, quantity };
      const given = await assignMaterial(contract.id, request, user?.id ?? 0, work.intention);
      arrived(materialChoiceText(given));
      if (work.isUnsaved()) setMade(given);
      else close();
      // The request succeeded even if clearing the mark fails; a backend may have cleared it already
      // (PORTAL-COURSE-28).
      if (contract.noMaterialNeeded) await sayNoMaterialNeeded(contract.id, false).catch(() => {});
    });
  const update = (save: () => Promise<ContractMaterial | null>) =>
    outcome('updated', 'notUpdated', async () => {
      const saved = await save();
      if (saved && !work.isUnsaved()) close();
      return saved;
    });
  const sayNone = () =>
    outcome('noRequest', 'noRequestFailed', async () => {
      await sayNoMaterialNeeded(contract.id, true);
      close();
    });

  return (
    <div ref={place} tabIndex={-1} className={styles.request}>
      <UnsavedWorkBanner
        work={{
          ...work,
          restoreDraft: () => {
            work.restoreDraft();
            open();
          },
        }}
      />
      {isAsked && (
        <SegmentedControl
          look="chips"
          required
          label={t('needed')}
          options={[
            { value: 'yes', label: t('yes') },
            { value: 'no', label: t('no') },
          ]}
          value={answer}
          onValueChange={(next) => (next === 'yes' ? open() : setAnswer(next))}
        />
      )}
      {!isAsked && !isOpen && (
        <div className={styles.actions}>
          <Button size="large" icon={PlusIcon} onClick={open}>
            {label(contract.materials.some(({ active }) => active) ? 'requestAnother' : 'requestOne')}
          </Button>
        </div>
      )}
      {/* Stays mounted once opened, so that choosing No and Yes again loses nothing. */}
      {wasOpen && (
        <div hidden={!isOpen}>
          <MaterialFormOnDemand
            contract={contract}
            assigned={made}
            work={work}
            submitLabel={t(made ? 'update' : 'request')}
            note={!made && <p className={styles.hint}>{stack('copies', { count: quantity })}</p>}
            onSave={made ? (_, save) => update(save) : request}
            onCancel={isAsked ? undefined : close}
          />
        </div>
      )}
      {isAsked && answer === 'no' && <SayNone onSubmit={sayNone} />}
    </div>
  );
}

/** Submits "No" once. */
function SayNone({ onSubmit }: { onSubmit: () => Promise<void> }) {
  const { t } = materialWords.useWords();
  const { busy, run } = useBusy();
  // A failure shows a toast; the answer stays selected.
  const submit = () => onSubmit().catch(() => {});
  return (
    <div className={styles.formActions}>
      <Button size="large" variant="primary" busy={busy} onClick={() => run(submit)}>
        {t('submit')}
      </Button>
    </div>
  );
}
