import { ApiError, downloadBytes, useApi } from '@portal/api-client';
import type { ReportFile } from '@portal/domain';
import { localDay, saveFile, useRetryWhenOnline, useToast } from '@portal/shell';
import { useIsMounted } from '@portal/ui';
import { useRef, useState } from 'react';
import type { PdfRefusal } from './join/read-pdf';
import type { Joining } from './join/start-joining';
import { saveAsPdfWords } from './save-as-pdf-words';
import { type BlobEntry, portableName, zipOfBlobs } from './zip-of-blobs';

/** The file of a report, with a label. */
export interface FileToJoin {
  file: Pick<ReportFile, 'id' | 'name'>;
  name: string;
}

/** Why a file is not in the PDF: it could not be downloaded, or it cannot be joined. */
export type LeftOutReason = PdfRefusal | 'not-received';

/** How many files have been read. */
export interface JoinProgress {
  /** Number of files that were read. */
  done: number;
  /** Size of those files in bytes. */
  bytes: number;
  /** The connection is lost: reading continues when it is back. */
  isWaiting: boolean;
}

/** What was saved. */
export interface JoinOutcome {
  /** Whether the files were saved as one PDF, or as single files. */
  kind: 'pdf' | 'singles';
  /** Number of files in the PDF, or of single files. */
  saved: number;
  /** Files that are not in the PDF. Those that could be downloaded are saved with it in a .zip. */
  leftOut: readonly { label: string; reason: LeftOutReason }[];
  /** Labels of reports without tags for screen readers, if other reports in the PDF have tags. */
  untagged: readonly string[];
  /** Labels of reports whose signature is only valid in their own file. */
  signed: readonly string[];
}

/** A running download, kept so that it can continue after the connection was lost. */
interface Work {
  /** Null if the files are only collected. */
  joining: Joining | null;
  done: number;
  bytes: number;
  joined: number;
  leftOut: { label: string; reason: LeftOutReason }[];
  /** Files that are saved next to the PDF, or instead of it. */
  beside: BlobEntry[];
  stopped: AbortController;
  isReading: boolean;
}

/**
 * Downloads the files of reports one by one and saves them as one PDF, or as single files in a .zip. A single file is
 * saved unchanged. Files that cannot be joined are saved with the PDF in one .zip. Calls `onDone` if there is nothing
 * to report. Shows toasts instead if the dialog was closed in the meantime.
 */
export function useJoinedReports(files: readonly FileToJoin[], onDone: (() => void) | undefined) {
  const api = useApi();
  const toast = useToast();
  const isMounted = useIsMounted();
  const { pair } = saveAsPdfWords.useWords();
  const [progress, setProgress] = useState<JoinProgress | null>(null);
  const [outcome, setOutcome] = useState<JoinOutcome | null>(null);
  const work = useRef<Work | null>(null);
  const labelOf = ({ file, name }: FileToJoin) => (file.name ? `${name} : ${file.name}` : name);

  /** Returns false if the connection is lost. */
  const readOne = async (current: Work, item: FileToJoin): Promise<boolean> => {
    let content: ArrayBuffer;
    try {
      content = await downloadBytes(api, item.file.id, current.stopped.signal);
    } catch (error) {
      if (current.stopped.signal.aborted) throw error;
      if (error instanceof ApiError && error.code === 'offline') return false;
      current.leftOut.push({ label: labelOf(item), reason: 'not-received' });
      return true;
    }
    current.bytes += content.byteLength;
    const name = portableName(item.file.name ?? `${item.name}.pdf`);
    if (!current.joining) current.beside.push({ name, content: new Blob([content]) });
    else {
      const answer = await current.joining.add(content, item.name);
      if (answer === 'added') current.joined += 1;
      else {
        current.leftOut.push({ label: labelOf(item), reason: answer.reason });
        current.beside.push({ name, content: new Blob([answer.content]) });
      }
    }
    return true;
  };

  const end = async (current: Work) => {
    const name = `rapports-reports-${localDay()}`;
    const [single] = current.beside;
    const parts =
      current.joining && current.joined > 0
        ? await current.joining.end(`Rapports - Reports ${localDay()}`)
        : null;
    if (parts && current.beside.length === 0) saveFile(parts.content, `${name}.pdf`);
    else if (parts)
      saveFile(
        await zipOfBlobs([{ name: `${name}.pdf`, content: parts.content }, ...current.beside]),
        `${name}.zip`,
      );
    else if (single && files.length === 1) saveFile(single.content, single.name);
    else if (single) saveFile(await zipOfBlobs(current.beside), `${name}.zip`);
    current.joining?.stop();
    work.current = null;
    setProgress(null);
    const saved = current.joining ? current.joined : current.beside.length;
    const result: JoinOutcome = {
      kind: current.joining ? 'pdf' : 'singles',
      saved,
      leftOut: current.leftOut,
      untagged: parts?.untagged ?? [],
      signed: parts?.signed ?? [],
    };
    const left = current.leftOut.length;
    const hasRemarks = left + result.untagged.length + result.signed.length > 0;
    const savedText = pair(result.kind === 'pdf' || saved === 1 ? 'joined' : 'savedSingly', { count: saved });
    if (!isMounted.current) {
      if (saved > 0) toast.success(savedText);
      const isAllBeside = parts !== null && left === current.beside.length;
      if (left > 0) toast.danger(pair(isAllBeside ? 'besideToast' : 'notJoined', { count: left }));
    } else if (hasRemarks || !onDone) setOutcome(result);
    else {
      toast.success(savedText);
      onDone();
    }
  };

  const proceed = async (current: Work | null) => {
    if (!current || current.isReading) return;
    current.isReading = true;
    try {
      for (let item = files[current.done]; item; item = files[current.done]) {
        setProgress({ done: current.done, bytes: current.bytes, isWaiting: false });
        if (!(await readOne(current, item))) {
          if (isMounted.current) setProgress({ done: current.done, bytes: current.bytes, isWaiting: true });
          else {
            current.joining?.stop();
            toast.danger(pair('stopped'));
          }
          current.isReading = false;
          return;
        }
        current.done += 1;
      }
      await end(current);
    } catch {
      current.joining?.stop();
      if (work.current !== current) return;
      work.current = null;
      setProgress(null);
      if (isMounted.current) setOutcome(failedOutcome(files.map(labelOf)));
      else toast.danger(pair('notJoined', { count: files.length }));
    }
  };

  const begin = async (startJoin: (() => Promise<Joining>) | null) => {
    work.current?.joining?.stop();
    setOutcome(null);
    setProgress({ done: 0, bytes: 0, isWaiting: false });
    const current: Work = {
      joining: null,
      done: 0,
      bytes: 0,
      joined: 0,
      leftOut: [],
      beside: [],
      stopped: new AbortController(),
      isReading: false,
    };
    work.current = current;
    try {
      if (startJoin) current.joining = await startJoin();
    } catch {
      setProgress(null);
      setOutcome(failedOutcome(files.map(labelOf)));
      return;
    }
    await proceed(current);
  };

  useRetryWhenOnline(progress?.isWaiting === true, () => proceed(work.current));

  return {
    progress,
    outcome,
    /** Saves one PDF; a single file unchanged. */
    join: () => begin(files.length === 1 ? null : startJoiningOnDemand),
    /** Saves the single files in a .zip. */
    saveSingles: () => begin(null),
    /** Continues after the connection was lost. */
    retry: () => proceed(work.current),
    /** Stops reading; nothing is saved. */
    cancel: () => {
      const current = work.current;
      work.current = null;
      current?.stopped.abort();
      current?.joining?.stop();
      setProgress(null);
    },
  };
}

const startJoiningOnDemand = async () => (await import('./join/start-joining')).startJoining();

function failedOutcome(labels: readonly string[]): JoinOutcome {
  const leftOut = labels.map((label) => ({ label, reason: 'not-received' as const }));
  return { kind: 'pdf', saved: 0, leftOut, untagged: [], signed: [] };
}
