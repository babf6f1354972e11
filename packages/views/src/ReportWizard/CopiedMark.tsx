import { copiedText } from '@portal/domain';
import { Badge } from '@portal/ui';
import { wizardWords } from './wizard-words';

/** Marks a field whose value was copied. */
export function CopiedMark() {
  return (
    <Badge tone="info">
      <wizardWords.T k="copied" />
    </Badge>
  );
}

/** A hidden input with the names of the copied fields, so that drafts contain them. */
export function CopiedNames({ of }: { of: readonly string[] }) {
  return <input type="hidden" name="copied" value={copiedText(of)} />;
}
