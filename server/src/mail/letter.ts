import { languagesOfMail, type MailLanguage } from '@portal/domain';

/** A stored mail of the outbox. */
export interface WrittenMail {
  readonly subject: string;
  /** French, then English, separated by " - "; only one of them if `language` is set. */
  readonly text: string;
  readonly language: MailLanguage;
  /** A path in the portal. */
  readonly link: string | null;
  /** Path of the page on which the reader can turn off such mails. */
  readonly off_link?: string | null;
}

/** The sender of the mails, as readers see it. */
export interface Letterhead {
  readonly productName: string;
  /** The address of the portal, to which paths are appended. */
  readonly publicUrl: string;
  readonly phone: string;
  readonly email: string;
}

type Language = 'fr' | 'en';

const colours = { brand: '#0b5c63', text: '#1c2426', soft: '#57605f', paper: '#f6f5f1', card: '#ffffff' };

const words = {
  open: { fr: 'Ouvrir', en: 'Open' },
  off: { fr: 'Ne plus recevoir ce courriel', en: 'Stop this email' },
} as const;

/**
 * Returns the mail as plain text and as HTML that needs no images and scripts. Each part of the HTML has a `lang`
 * attribute, so that a screen reader pronounces it correctly.
 */
export function letterOf(
  mail: WrittenMail,
  head: Letterhead,
): { readonly text: string; readonly html: string } {
  const languages = languagesOfMail(mail.language);
  const [first = 'fr'] = languages;
  const paragraphs = paragraphsOf(mail, languages);
  const address = mail.link === null ? null : head.publicUrl + mail.link;
  const contact = [head.productName, head.phone, head.email].filter((part) => part !== '').join(' · ');
  const offAddress = offAddressOf(mail, head);
  const inAll = (word: Record<Language, string>) => languages.map((one) => word[one]).join(' - ');
  const marked = (word: Record<Language, string>) =>
    languages.map((one) => `<span lang="${one}">${word[one]}</span>`).join(' - ');
  const text = [
    ...paragraphs.map((paragraph) => paragraph.text),
    ...(address === null ? [] : [address]),
    ...(offAddress === null ? [] : [`${inAll(words.off)}\n${offAddress}`]),
    `-- \n${contact}`,
  ].join('\n\n');
  const body = paragraphs.map((paragraph, place) => {
    const colour = place === 0 ? colours.text : colours.soft;
    return `<p lang="${paragraph.language}" style="margin:0 0 16px;color:${colour}">${escaped(paragraph.text).replaceAll('\n', '<br>')}</p>`;
  });
  const button =
    address === null
      ? ''
      : `<p style="margin:24px 0"><a href="${escaped(address)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:${colours.brand};color:#ffffff;text-decoration:none;font-weight:600">${marked(words.open)}</a></p>
<p style="margin:0;color:${colours.soft};font-size:13px;word-break:break-all">${escaped(address)}</p>`;
  const off =
    offAddress === null
      ? ''
      : `
<p style="max-width:560px;margin:8px auto 0;font-size:13px;text-align:center"><a href="${escaped(offAddress)}" style="color:${colours.soft}">${marked(words.off)}</a></p>`;
  const html = `<!doctype html>
<html lang="${first}"><head><meta charset="utf-8"><title>${escaped(mail.subject)}</title></head>
<body style="margin:0;padding:24px;background:${colours.paper};font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px;border-radius:8px;background:${colours.card}">
<p style="margin:0 0 24px;color:${colours.brand};font-size:18px;font-weight:700">${escaped(head.productName)}</p>
${body.join('\n')}
${button}
</div>
<p style="max-width:560px;margin:16px auto 0;color:${colours.soft};font-size:13px;text-align:center">${escaped(contact)}</p>${off}
</body></html>`;
  return { text, html };
}

/** Splits the text into the paragraphs of each language. */
function paragraphsOf(
  mail: WrittenMail,
  languages: readonly Language[],
): { language: Language; text: string }[] {
  const [first = 'fr', second] = languages;
  if (second === undefined) return [{ language: first, text: mail.text }];
  const [text = '', ...others] = mail.text.split(/(?<=[.!?]) - /);
  return [{ language: first, text }, ...others.map((other) => ({ language: second, text: other }))];
}

/** Returns the address at which the reader can turn off such mails; null if there is none. */
export function offAddressOf(mail: WrittenMail, head: Letterhead): string | null {
  return mail.off_link ? head.publicUrl + mail.off_link : null;
}

/** Escapes the special characters of HTML. */
export function escaped(text: string): string {
  const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (sign) => names[sign] ?? sign);
}
