import { createTransport, type Transporter } from 'nodemailer';

interface TransportOptions {
  /** The sender of the mails. */
  readonly from?: string;
  /** Milliseconds that the mail server may take for each step. */
  readonly longestStep: number;
}

/** Returns a transport to a mail server. A time limit in the address itself comes first. */
export function mailTransport(url: string, { from, longestStep }: TransportOptions): Transporter {
  return createTransport(
    { url, connectionTimeout: longestStep, greetingTimeout: longestStep, socketTimeout: longestStep },
    { from },
  );
}
