import { Banner, Button, RetryIcon, Skeleton, VisuallyHidden } from '@portal/ui';
import { useEffect, useState } from 'react';
import type { MaterialForm as Form, MaterialFormProps } from './MaterialForm';
import { materialWords } from './material-words';

/** The form, loaded on demand, because most visits only read the course. */
export function MaterialFormOnDemand(props: MaterialFormProps) {
  const { t, stack } = materialWords.useWords();
  const [MaterialForm, setMaterialForm] = useState<{ Form: typeof Form }>();
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number>();
  useEffect(() => {
    let isWanted = true;
    import('./MaterialForm').then(
      ({ MaterialForm: Form }) => isWanted && setMaterialForm({ Form }),
      () => isWanted && setFailedAttempt(attempt),
    );
    return () => {
      isWanted = false;
    };
  }, [attempt]);
  // A new key remounts the fields with the restored draft.
  if (MaterialForm) return <MaterialForm.Form key={props.work.formKey} {...props} />;
  if (failedAttempt !== attempt)
    return (
      <div role="status">
        <VisuallyHidden>{t('loadingForm')}</VisuallyHidden>
        <Skeleton lines={4} />
      </div>
    );
  return (
    <Banner
      tone="critical"
      role="alert"
      action={
        <Button size="small" icon={RetryIcon} onClick={() => setAttempt(attempt + 1)}>
          {t('retry')}
        </Button>
      }
    >
      {stack('formFailed')}
    </Banner>
  );
}
