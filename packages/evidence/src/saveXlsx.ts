import {
  type AttestationLanguage,
  type CompanyEvidence,
  evidenceFileName,
  evidenceSheet,
  xlsxFile,
} from '@portal/domain';
import { saveFile } from '@portal/shell';

/** Saves a company's evidence of a year as a spreadsheet. */
export function saveXlsx(evidence: CompanyEvidence, language: AttestationLanguage): void {
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  const content = new Blob([xlsxFile(evidenceSheet(evidence, language))], { type });
  saveFile(content, evidenceFileName(evidence, language, 'xlsx'));
}
