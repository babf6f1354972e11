import { Worker } from 'node:worker_threads';
import { attestationCodeText, attestationWords, evidenceWords } from '@portal/domain';
import { encode, renderSVG } from 'uqr';
import type { AttendanceReport } from './AttendanceReport.ts';
import { attendanceData } from './attendanceData.ts';
import type { EvidenceToWrite, Paper, PaperFonts, PaperSet } from './Paper.ts';
import type { PaperAnswer, PaperRequest } from './write-papers.ts';

/** Writes papers as PDF/UA-1 in a thread, one after the other: a class of papers takes longer than 50 ms (ADR-0086). */
export class PaperThread {
  readonly #fonts: PaperFonts;
  #worker: Worker | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(fonts: Partial<PaperFonts> = {}) {
    this.#fonts = { families: [], folder: undefined, ...fonts };
  }

  /** Returns one PDF with a page for each paper, or why there is none. */
  write(set: PaperSet): Promise<PaperAnswer> {
    return this.#inTurn({ source: 'paper.typ', data: dataOf(set) });
  }

  /** Returns the PDF with a company's evidence, or why there is none. */
  writeEvidence(evidence: EvidenceToWrite): Promise<PaperAnswer> {
    return this.#inTurn({ source: 'evidence.typ', data: evidenceData(evidence) });
  }

  /** Returns one PDF with the attendance of a month, or why there is none. */
  writeAttendance(report: AttendanceReport): Promise<PaperAnswer> {
    return this.#inTurn({ source: 'attendance.typ', data: attendanceData(report) });
  }

  #inTurn(request: PaperRequest): Promise<PaperAnswer> {
    const answer = this.#last.then(() => this.#ask(request));
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  async #ask(request: PaperRequest): Promise<PaperAnswer> {
    const worker = this.#worker ?? this.#start();
    this.#worker = worker;
    const { promise, resolve } = Promise.withResolvers<PaperAnswer>();
    const fail = (error?: unknown) => {
      this.#worker = undefined;
      resolve({ refused: 'failed', detail: String(error) });
    };
    // An idle thread should not keep the process alive; a waiting request must.
    worker.ref();
    worker.once('message', resolve).once('error', fail).once('exit', fail);
    worker.postMessage(request);
    const answer = await promise;
    worker.off('message', resolve).off('error', fail).off('exit', fail);
    worker.unref();
    return answer;
  }

  #start(): Worker {
    const worker = new Worker(new URL('./write-papers.ts', import.meta.url), {
      // Node starts the thread without the loaders of the tests.
      execArgv: ['--conditions=@portal/source'],
      workerData: { fonts: this.#fonts },
    });
    // Without a listener, an error would end the process.
    return worker.on('error', () => undefined);
  }
}

/** The QR code of an address of up to this many characters has 29 modules and measures 22 mm with its quiet zone. */
const usualAddress = { modules: 29 + 8, millimetres: 22 };

/** Papers in French are read in Québec, where sheets are of letter size. */
const place = { region: 'CA', size: 'us-letter' } as const;

/** The data of `paper.typ`. */
function dataOf({ papers, language, publicUrl, title }: PaperSet): object {
  return {
    title,
    author: papers[0]?.content.provider ?? '',
    language,
    ...place,
    papers: papers.map((paper) => sheetOf(paper, language, publicUrl)),
  };
}

/** The data of `evidence.typ`. */
function evidenceData({ paper, language, writtenOn }: EvidenceToWrite): object {
  const words = evidenceWords[language];
  return {
    ...place,
    language,
    ...paper,
    foot: [paper.title, paper.company, `${words.writtenOn} ${writtenOn}`].join(' · '),
    page_words: words.page,
  };
}

function sheetOf(
  { content, number, code, issuedOn }: Paper,
  language: PaperSet['language'],
  publicUrl: string,
) {
  const words = attestationWords[language];
  const { title, provider, address, sentence, fields, follows, signatory, signatoryTitle, hasStamp } =
    content;
  const link = verifyAddress(publicUrl, code);
  const { size } = encode(link, qrOptions);
  return {
    title,
    provider,
    address,
    sentence,
    fields,
    heads: words.heads,
    follows: follows && `${words.follows} ${follows}`,
    signature: words.signature,
    signatory: [signatory, signatoryTitle].filter((part) => part !== null).join(', ') || null,
    stamp: hasStamp ? words.stamp : null,
    foot: [
      `${words.number} ${number}`,
      `${words.issuedOn} ${issuedOn}`,
      `${words.verify}\u00A0: ${shownAddress(publicUrl, code)}`,
    ],
    picture: renderSVG(link, qrOptions),
    picture_mm: Math.max(usualAddress.millimetres, (usualAddress.millimetres * size) / usualAddress.modules),
    picture_text: words.qrText,
  };
}

const qrOptions = { ecc: 'M', border: 4 } as const;

/** In capitals, which make a smaller QR code; a path of the address keeps its spelling. */
function verifyAddress(publicUrl: string, code: string): string {
  const { pathname } = new URL(publicUrl);
  const base = pathname === '/' ? publicUrl.toUpperCase() : publicUrl;
  return `${base.replace(/\/$/, '')}/V/${attestationCodeText(code)}`;
}

function shownAddress(publicUrl: string, code: string): string {
  return `${publicUrl.replace(/\/$/, '')}/v/${attestationCodeText(code)}`;
}
