import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { NodeCompiler, NodeError } from '@myriaddreamin/typst-ts-node-compiler';
import type { PaperFonts, PaperRefusal } from './Paper.ts';

/** The answer of the thread: the PDF, or why there is none. */
export type PaperAnswer = { readonly pdf: Uint8Array } | PaperRefusal;

const { fonts } = workerData as { readonly fonts: PaperFonts };

/** What the thread is asked: a source of the server, and the data that it reads. */
export interface PaperRequest {
  readonly source: 'paper.typ' | 'evidence.typ' | 'attendance.typ';
  readonly data: object;
}

const sourceOf = (name: PaperRequest['source']) =>
  readFileSync(new URL(`./${name}`, import.meta.url), 'utf8');
const sources = {
  'paper.typ': sourceOf('paper.typ'),
  'evidence.typ': sourceOf('evidence.typ'),
  'attendance.typ': sourceOf('attendance.typ'),
};

/** The font of the papers, which is part of the server. */
export const paperFont = 'Noto Sans';

const port = parentPort;
if (!port) throw new Error('write-papers.ts runs as a thread');

let compiler: NodeCompiler | undefined;

port.on('message', (request: PaperRequest) => {
  void write(request).then((answer) => port.postMessage(answer));
});

async function write({ source, data }: PaperRequest): Promise<PaperAnswer> {
  try {
    compiler ??= await load();
  } catch (error) {
    return { refused: 'unavailable', detail: (error as Error).message };
  }
  try {
    return compile(compiler, sources[source], { ...data, fonts: [paperFont, ...fonts.families] });
  } catch (error) {
    return { refused: 'failed', detail: String(error) };
  } finally {
    // Otherwise the compiler keeps every document in memory.
    compiler.evictCache(0);
  }
}

async function load(): Promise<NodeCompiler> {
  const { NodeCompiler: Compiler } = await import('@myriaddreamin/typst-ts-node-compiler');
  const { resolve } = createRequire(import.meta.url);
  const fontBlobs = ['400Regular/NotoSans_400Regular', '700Bold/NotoSans_700Bold'].map((name) =>
    readFileSync(resolve(`@expo-google-fonts/noto-sans/${name}.ttf`)),
  );
  const folders = fonts.folder === undefined ? [] : [{ fontPaths: [fonts.folder] }];
  return Compiler.create({ fontArgs: [{ fontBlobs }, ...folders] });
}

function compile(loaded: NodeCompiler, source: string, data: object): PaperAnswer {
  const compiled = loaded.compile({ mainFileContent: source, inputs: { data: JSON.stringify(data) } });
  // A warning is a fault too, such as a font that is not there.
  const fault: NodeError | null = compiled.takeError() ?? compiled.takeWarnings();
  if (fault || !compiled.result)
    return { refused: 'failed', detail: JSON.stringify(fault?.shortDiagnostics ?? []) };
  try {
    return { pdf: loaded.pdf(compiled.result, { pdfStandard: 'ua-1' }) };
  } catch (error) {
    const detail = String(error);
    const letters = lettersIn(detail);
    return letters.length > 0 ? { refused: 'letters', letters } : { refused: 'failed', detail };
  }
}

/** The letters that no font has, as the compiler reports them. */
function lettersIn(detail: string): string[] {
  const found = detail.matchAll(/the text `\\?"(.+?)\\?"` could not be displayed/gu);
  return [
    ...new Set([...found].map(([, letter = '']) => letter.replaceAll(/\\u\{([\da-f]+)\}/g, unescaped))),
  ];
}

function unescaped(_escape: string, hex: string): string {
  return String.fromCodePoint(Number.parseInt(hex, 16));
}
