import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { clockOf, proposeTimeZone, timeZoneTodo } from './calendar/organisationClock.ts';
import { type Config, WrongSetting } from './config.ts';
import { createServer } from './createServer.ts';
import { sendAbsenceMailsRegularly } from './features/announced-absences/absenceMails.ts';
import { warnOfExpiringKeysRegularly } from './features/api-keys/warnOfExpiringKeys.ts';
import { markPasskeysOfSite } from './features/passkeys/queries.ts';
import { sendDigestsWeekly } from './features/reminders/digests.ts';
import { ContentsUnavailable } from './files/Contents.ts';
import { openDrafts } from './files/drafts.ts';
import { firstStart } from './firstStart.ts';
import { loggable } from './logs/loggable.ts';
import { logRequests } from './logs/logRequests.ts';
import { logToStdout } from './logs/logToStdout.ts';
import { checkMailServer } from './mail/checkMailServer.ts';
import { MailSender } from './mail/MailSender.ts';
import { type MailServerSettings, mailServerOf } from './mail/mailTransport.ts';
import { ReturnPaths } from './mail/ReturnPaths.ts';
import { FirstLink } from './operate/FirstLink.ts';
import { addHealth } from './operate/health.ts';
import { measure, serveMetrics } from './operate/metrics.ts';
import { claimContents } from './operate/office.ts';
import { dataFolder, type Organisation, openOrganisation } from './operate/openOrganisation.ts';
import { deleteExpiredDaily } from './operate/retention.ts';
import { upgradePostgres } from './operate/upgradePostgres.ts';
import { whenDatabaseWrites } from './operate/whenDatabaseWrites.ts';
import { passwordRuleOf, providersOf } from './providerSettings.ts';
import { relyingPartyOf } from './sessions/Passkeys.ts';
import { refuseUnbuilt } from './site/refuseUnbuilt.ts';
import { createSite, sameOrigin } from './site/site.ts';
import { WebhookSender } from './webhooks/WebhookSender.ts';

/** Serves the API and the apps on one address until a signal ends it. */
export async function serve(config: Config): Promise<void> {
  const { PORT: port, HOST: host, ADMIN_EMAIL: email } = config;
  const pages = siteOf(config);
  // Checked first, so that a wrong setting fails before anything else is done.
  const mailServer = mailServerOf(config);
  await upgradePostgres(config);
  const { db, standby, contents, secret, links, lostLinks, close } = await whenDatabaseWrites(() =>
    openOrganisation(config),
  );
  const link = await claimContents(db, contents)
    .catch(warnIfUnavailable)
    .then(() => firstStart(db, { contents, email: email?.toLowerCase(), now: new Date() }))
    .catch(async (error: unknown) => {
      await close();
      throw error;
    });
  const site = relyingPartyOf(config.PUBLIC_URL, { name: config.PRODUCT_NAME });
  const lostPasskeys = await markPasskeysOfSite(db, site.id);
  const zone = await proposeTimeZone(db, config.TIME_ZONE);
  if (zone === null) console.warn(`The portal does not know the time zone yet: ${timeZoneTodo}`);
  else if (config.TIME_ZONE !== undefined && clockOf(config.TIME_ZONE).zone !== zone)
    console.warn(`The time zone of the portal is ${zone}; TIME_ZONE counts at the first start only`);
  const firstLink = new FirstLink(dataFolder(config));
  // Known once the server listens.
  let publicUrl = config.PUBLIC_URL ?? '';
  const app = await createServer({
    printedUrl: () => publicUrl,
    paperFonts: { families: config.PAPER_FONTS ?? [], folder: config.PAPER_FONTS_DIR },
    onPasswordSet: () => firstLink.remove(),
    db,
    standby,
    contents,
    drafts: await openDrafts(join(dataFolder(config), 'drafts'), new Date()),
    secret,
    oldSecrets: config.OLD_TOKEN_SECRETS,
    attempts: { uploads: config.UPLOADS_PER_HOUR },
    site: pages,
    logger: config.LOG_LEVEL === 'silent' ? false : { level: config.LOG_LEVEL, stream: logToStdout() },
    trustProxy: config.TRUST_PROXY,
    publicUrl: config.PUBLIC_URL,
    productName: config.PRODUCT_NAME,
    origins: config.CORS_ORIGINS,
    sessionMaxDays: config.SESSION_MAX_DAYS,
    correctOwnHours: config.CORRECT_OWN_HOURS,
    keepMeetingFileDays: config.KEEP_MEETING_FILES_DAYS,
    isHttps: config.PUBLIC_URL?.startsWith('https://'),
    // `readConfig` refuses providers without PUBLIC_URL.
    providers: {
      list: providersOf(config),
      publicUrl: config.PUBLIC_URL ?? '',
      passwordRule: passwordRuleOf(config, providersOf(config)),
    },
    hasSmtpUtf8: config.SMTP_UTF8 === 'yes',
    sendsMail: config.SMTP_URL !== undefined && config.MAIL_FROM !== undefined,
    webhookInternalHosts: config.WEBHOOK_INTERNAL_HOSTS,
  });
  const health = addHealth(app, db);
  logRequests(app);
  const metrics = measure(app);
  const { METRICS_PORT: metricsPort, METRICS_HOST: metricsHost } = config;
  const metricsServer =
    metricsPort === undefined
      ? undefined
      : await serveMetrics(metrics, { port: metricsPort, host: metricsHost }).catch(
          refuseAddress('METRICS_', { port: metricsPort, host: metricsHost }),
        );
  const address = await app.listen({ port, host }).catch(refuseAddress('', { port, host }));
  // Browsers refuse passkeys at 127.0.0.1. The older address works too, for everything else.
  publicUrl ||= address.replace('//127.0.0.1:', '//localhost:');
  const mails = senderOf({ ...config, mailServer }, { db, links, secret }, publicUrl, (failure) =>
    app.log.warn(failure, 'mail not sent'),
  );
  mails?.start();
  // Not without a mail server: the digests of every week would pile up in the outbox.
  const stopDigests = mails ? sendDigestsWeekly(db, app.log) : undefined;
  const stopAbsences = mails ? sendAbsenceMailsRegularly(db, app.log) : undefined;
  const stopWarning = mails ? warnOfExpiringKeysRegularly(db, app.log) : undefined;
  const webhooks = new WebhookSender({
    db,
    links,
    limits: { internalHosts: config.WEBHOOK_INTERNAL_HOSTS ?? [] },
    report: (error) => app.log.warn(loggable(error), 'webhooks not sent'),
  });
  webhooks.start();
  const stopDeleting = deleteExpiredDaily({ db, contents }, config, app.log);
  console.log(`The portal is at ${publicUrl}`);
  if (lostLinks > 0)
    console.warn(
      `${lostLinks} private links cannot be opened: OLD_TOKEN_SECRETS lacks the secret of their time`,
    );
  if (lostPasskeys > 0)
    console.warn(
      `${lostPasskeys} passkeys no longer work, because they are bound to another host name than ${site.id ?? 'an IP address'}`,
    );
  if (link === null) firstLink.remove();
  else {
    firstLink.write(publicUrl + link);
    console.log(`The first administrator sets a password by the link in ${firstLink.path}`);
    // Printed only on a terminal, where nothing stores it.
    if (process.stdout.isTTY) console.log(publicUrl + link);
  }

  void warnOfMailServer(config);

  let isEnding = false;
  const stop = async () => {
    if (isEnding) return;
    isEnding = true;
    health.end();
    await wait(config.DRAIN_SECONDS * 1000);
    await app.close();
    await stopDigests?.();
    await stopAbsences?.();
    await stopWarning?.();
    await webhooks.stop();
    await mails?.stop();
    await stopDeleting();
    metricsServer?.stop();
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
}

/** Advice for each error code of an address on which the server cannot listen. */
const addressFaults: Readonly<Record<string, (prefix: string) => string>> = {
  EADDRINUSE: (prefix) => `another program uses this port: end it, or set ${prefix}PORT to another one`,
  EACCES: (prefix) => `this account may not use this port: set ${prefix}PORT to one from 1024 on`,
  EADDRNOTAVAIL: (prefix) => `this machine does not have this address: correct ${prefix}HOST`,
  ENOTFOUND: (prefix) => `this name leads to no address: correct ${prefix}HOST`,
};

/**
 * Returns an error handler for an address that cannot be used. Its message names the settings `PORT` and `HOST` with
 * this prefix.
 */
function refuseAddress(
  prefix: 'METRICS_' | '',
  { host, port }: { readonly host: string; readonly port: number },
) {
  return (error: NodeJS.ErrnoException): never => {
    const fault = addressFaults[error.code ?? ''];
    if (!fault) throw error;
    throw new WrongSetting(`The server cannot listen on ${host}:${port} (${error.code}): ${fault(prefix)}`);
  };
}

/** If the object store is down, only files are unavailable, and nothing is set aside or deleted. */
function warnIfUnavailable(error: unknown): void {
  if (!(error instanceof ContentsUnavailable)) throw error;
  console.warn(`The files are not checked, because ${error.message}`);
}

function senderOf(
  config: Config & { readonly mailServer: MailServerSettings | undefined },
  { db, links, secret }: Pick<Organisation, 'db' | 'links' | 'secret'>,
  publicUrl: string,
  report: (failure: object) => void,
): MailSender | undefined {
  const { mailServer, MAIL_FROM: from, PRODUCT_NAME, CONTACT_PHONE, CONTACT_EMAIL, BOUNCE_ADDRESS } = config;
  if (mailServer === undefined || from === undefined) return undefined;
  const head = { productName: PRODUCT_NAME, publicUrl, phone: CONTACT_PHONE, email: CONTACT_EMAIL };
  const returnPaths = BOUNCE_ADDRESS === undefined ? undefined : new ReturnPaths(BOUNCE_ADDRESS, [secret]);
  const hasSmtpUtf8 = config.SMTP_UTF8 === 'yes';
  return new MailSender({ ...mailServer, db, links, from, head, returnPaths, hasSmtpUtf8, report });
}

/** Prints what is wrong with the mail server. The portal starts anyway; mails wait in the outbox. */
async function warnOfMailServer(config: Config): Promise<void> {
  if (config.SMTP_URL === undefined) return;
  for (const { state, text, todo } of await checkMailServer(config)) {
    if (state !== 'ok') console.warn(`Mail: ${text}\n      ${todo}`);
  }
}

function siteOf(config: Config) {
  if (config.SITE_DIR === 'none') return undefined;
  const folder = resolve(config.SITE_DIR);
  refuseUnbuilt(folder);
  return createSite({
    folder,
    config: {
      ...sameOrigin,
      productName: config.PRODUCT_NAME,
      ...(config.LOGO === undefined ? {} : { logo: config.LOGO }),
      phone: config.CONTACT_PHONE,
      email: config.CONTACT_EMAIL,
    },
  });
}
