#!/usr/bin/env node
// Asks every app the same questions and prints how long each took, beside the floor.
//   node measure.mjs [--apps floor,postgraphile,directus,portal] [--questions list,write] [--callers 1,8]
//                    [--rounds 5] [--seconds 1.5] [--json result.json]
//   node measure.mjs --show result.json [more.json]      the table again; the rounds of several files are pooled
// Each round boots every app in turn (the order moves by one), checks its answers, warms it, loads it and stops it.
// An adapter (adapters/NAME.mjs) has: start {command, env, base, before} or url; signIn(request) -> headers; optional
// choose(request, headers) and contracts; most (callers); questions {name: {method, path, body, headers, read, right,
// sendsTag, before}}, where read(json, headers) gives what is compared with right, or with rightAnswers() of dataset.mjs;
// sendsTag repeats the request with the ETag of the first answer, which is then answered with 304; before(turn) is a
// request that precedes each one and is not timed.
import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { boot, usage } from './boot.mjs';
import { makeRows, rightAnswers } from './dataset.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    apps: { type: 'string', default: 'floor,portal' }, questions: { type: 'string', default: 'list,list p20,list gzip,list unchanged,list first,search,one,write,token' },
    callers: { type: 'string', default: '1,8' }, rounds: { type: 'string', default: '5' }, seconds: { type: 'string', default: '1.5' },
    json: { type: 'string' }, show: { type: 'string' },
  },
});
/** Budgets: how many times as long as the floor the portal may take, with 1 and with 8 callers. */
const budgets = { list: [0.9, 1], 'list p20': [1, 1.2], 'list gzip': [1.8, 1.8], search: [1.1, 1.2], one: [1.6, 1.8], write: [4, 4], token: [2.1, 3] };
const sorted = list => [...list].sort((a, b) => a - b);
const at = (list, part) => sorted(list)[Math.min(list.length - 1, Math.floor(list.length * part))];
const median = list => (sorted(list)[(list.length - 1) >> 1] + sorted(list)[list.length >> 1]) / 2;

if (options.show) {
  const files = [options.show, ...positionals];
  show(files.flatMap((file, i) => JSON.parse(readFileSync(file, 'utf8')).map(r => ({ ...r, round: `${i}.${r.round}` }))));
} else await measure();

async function measure() {
  const names = options.apps.split(','), questions = options.questions.split(','), callers = options.callers.split(',').map(Number);
  const rows = makeRows();
  const right = { ...rightAnswers(rows), write: { minutes: 90 }, token: { user: '1' } };
  const underWay = rows.contracts.filter(c => c.status_id === 2).map(c => c.id);
  const results = [];
  for (let round = 0; round < Number(options.rounds); round++) {
    for (const [turn] of names.entries()) {
      const name = names[(turn + round) % names.length];
      const { default: app } = await import(`./adapters/${name}.mjs`);
      results.push(...await measureApp(name, app, { round, questions, callers, right, underWay }));
      if (options.json) writeFileSync(options.json, JSON.stringify(results));
    }
  }
  show(results);
}

async function measureApp(name, app, { round, questions, callers, right, underWay }) {
  let headers, turn = 0, tag;
  /** Returns the n-th request of a kind. Each write goes to the next contract. */
  const call = question => {
    const { method = 'GET', path, body, headers: own, keyed, sendsTag } = app.questions[question];
    const contract = (app.contracts ?? underWay)[turn++ % (app.contracts ?? underWay).length];
    const all = { ...headers, ...own, ...(keyed && { 'idempotency-key': randomUUID() }), ...(sendsTag && tag && { 'if-none-match': tag }) };
    return [method, typeof path === 'function' ? path(contract) : path, body?.(contract), all];
  };
  const expected = question => app.questions[question].right ?? right[question] ?? right.list;
  async function check(send, question) {
    tag = undefined;
    const { headers: sent, body } = await send(...call(question)), bytes = Buffer.from(await body.arrayBuffer());
    tag = sent.etag;
    const text = String(sent['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes);
    const read = app.questions[question].read(JSON.parse(text), sent);
    if (!isDeepStrictEqual(read, expected(question))) throw new Error(`${name}, ${question}: answered ${JSON.stringify(read)}, right is ${JSON.stringify(expected(question))}`);
    return bytes.length;
  }
  /**
   * Under load, short answers are checked in full, but of a page only the length: parsing it would take CPU time from
   * the server.
   */
  const isRight = (question, bytes) => (text, sent, statusCode) =>
    app.questions[question].sendsTag ? statusCode === 304 : statusCode >= 300 ? false : bytes > 4000 ? text.length > bytes / 3 : isDeepStrictEqual(app.questions[question].read(JSON.parse(text), sent), expected(question));
  const running = await boot(app, async (request, send) => {
    headers = await app.signIn?.(request);
    await check(send, 'list');
  });
  const measured = [];
  try {
    await app.choose?.(running.request, headers);
    measured.push({ app: name, round, boot: running.bootMs, rss: usage(running.pid).rss });
    for (const question of questions.filter(q => app.questions[q])) {
      const bytes = await check(running.send, question);
      const { before: earlier } = app.questions[question];
      const before = earlier && (() => running.request(...earlier(turn), headers));
      const loaded = (many, seconds) => load(running, () => call(question), isRight(question, bytes), many, seconds, before);
      await loaded(8, 0.5);
      for (const many of callers.filter(n => n <= (app.most ?? Infinity))) {
        measured.push({ app: name, round, question, callers: many, bytes, ...await loaded(many, Number(options.seconds)) });
      }
    }
  } finally { await running.stop(); }
  return measured;
}

/** Each caller sends its next request as soon as it has an answer. */
async function load({ send, pid }, next, isRight, callers, seconds, first) {
  const times = [], before = usage(pid).cpu, begun = performance.now(), end = begun + seconds * 1000;
  let errors = 0;
  await Promise.all(Array.from({ length: callers }, async () => {
    while (performance.now() < end) {
      await first?.();
      const asked = performance.now();
      try {
        const { statusCode, headers, body } = await send(...next());
        const text = await body.text();
        if (!isRight(text, headers, statusCode)) errors++;
      } catch { errors++; }
      times.push(performance.now() - asked);
    }
  }));
  const took = (performance.now() - begun) / 1000, { rss, cpu } = usage(pid);
  return { p50: median(times), p95: at(times, 0.95), rate: times.length / took, errors, rss, cpu: pid ? (cpu - before) / times.length * 1000 : NaN };
}

function show(results) {
  const unique = key => [...new Set(results.map(r => r[key]).filter(v => v !== undefined))];
  const apps = unique('app'), base = apps[0];
  const of = (app, question, callers) => results.filter(r => r.app === app && r.question === question && r.callers === callers);
  const middle = (list, key) => median(list.map(r => r[key] ?? NaN));
  const print = (text, width = 8) => String(text).padStart(width);
  const ms = value => (Number.isFinite(value) ? value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0) : '-');
  /**
   * Ratio of the p50 of an app to that of the base in the same round, so that a slow minute of the machine affects
   * both.
   */
  const ratios = (app, question, callers) => {
    const bases = new Map(of(base, question, callers).map(r => [r.round, r.p50]));
    return of(app, question, callers).filter(r => bases.has(r.round)).map(r => r.p50 / bases.get(r.round));
  };
  const ratio = (...which) => median(ratios(...which));
  console.log(`medians of ${unique('round').length} rounds; p50, p95 and cpu a request of the app's process in ms; x: p50 to ${base}, in the same round\n`);
  console.log(`${'app'.padEnd(14)}${['boot ms', 'RSS MB', 'peak MB', 'errors'].map(t => print(t)).join('')}`);
  for (const app of apps) {
    const all = results.filter(r => r.app === app), start = all.filter(r => r.boot !== undefined), loads = all.filter(r => r.question);
    const cells = start[0].boot === null ? ['-', '-', '-'] : [middle(start, 'boot'), middle(start, 'rss'), Math.max(...all.map(r => r.rss))].map(Math.round);
    console.log(app.padEnd(14) + [...cells, loads.reduce((sum, r) => sum + r.errors, 0)].map(t => print(t)).join(''));
  }
  for (const question of unique('question')) {
    console.log(`\n${question.padEnd(14)}${print('kB', 6)}${unique('callers').map(n => `  |${print(n, 3)} p50     p95   req/s     cpu     x`).join('')}`);
    for (const app of apps) {
      const [any] = results.filter(r => r.app === app && r.question === question);
      if (!any) continue;
      console.log(app.padEnd(14) + print((any.bytes / 1000).toFixed(1), 6) + unique('callers').map(n => {
        const cell = of(app, question, n);
        if (!cell.length) return '  |' + print('-', 7);
        return `  |${print(ms(middle(cell, 'p50')), 7)}${print(ms(middle(cell, 'p95')))}${print(Math.round(middle(cell, 'rate')))}${print(ms(middle(cell, 'cpu')))}${print(ms(ratio(app, question, n)), 6)}`;
      }).join(''));
    }
  }
  if (base === 'earlier') {
    console.log('\nratio to the other commit: median, smallest to largest of a round');
    for (const question of unique('question')) console.log(question.padEnd(14) + unique('callers').map(n => {
      const all = ratios('portal', question, n);
      return all.length ? `  |${print(n, 3)}${print(median(all).toFixed(2))}, ${Math.min(...all).toFixed(2)} to ${Math.max(...all).toFixed(2)}` : '';
    }).join(''));
    return;
  }
  const missed = apps.includes('portal') && base === 'floor' ? Object.entries(budgets).flatMap(([question, most]) => [1, 8].flatMap((callers, i) => {
    const x = ratio('portal', question, callers);
    return x > most[i] ? [`${question} with ${callers}: ${x.toFixed(2)} of ${most[i]}`] : [];
  })) : [];
  console.log(missed.length ? `\nBeyond the budget: ${missed.join('; ')}` : '\nEverything measured is within its budget.');
  process.exitCode = missed.length ? 1 : 0;
}
