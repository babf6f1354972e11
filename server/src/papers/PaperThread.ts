import { Worker } from 'node:worker_threads';
import { attestationCodeText, attestationWords } from '@portal/domain';
import { encode, renderSVG } from 'uqr';
import type { Paper, PaperFonts, PaperSet } from './Paper.ts';
import type { PaperAnswer } from './write-papers.ts';

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
    const answer = this.#last.then(() => this.#ask(dataOf(set)));
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  async #ask(data: object): Promise<PaperAnswer> {
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
    worker.postMessage(data);
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

/** The data of `paper.typ`. Papers in French are read in Québec, where sheets are of letter size. */
function dataOf({ papers, language, publicUrl, title }: PaperSet): object {
  return {
    title,
    author: papers[0]?.content.provider ?? '',
    language,
    region: 'CA',
    size: 'us-letter',
    papers: papers.map((paper) => sheetOf(paper, language, publicUrl)),
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
