import { z } from 'zod'

import { isWebhookSecret } from './http/webhook-secret'

const mailbox = z.email('must be an e-mail address')

/** The variables of e-mail. */
export const mailVariables = {
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must begin with "smtp://" or "smtps://"' }).optional(),
  DKIM_DOMAIN: z
    .string()
    .regex(/^([a-z0-9-]+\.)+[a-z0-9-]{2,}$/i, 'must be a domain such as "example.org"')
    .optional(),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i, 'must be a part of a domain name, such as "perron"')
    .optional(),
  DKIM_PRIVATE_KEY: z
    .string()
    .regex(/^(-----BEGIN |\/)/, 'must be a private key in PEM, or the absolute path of its file')
    .optional(),
  BOUNCE_ADDRESS: mailbox.optional(),
  BOUNCE_MAILBOX: z
    .url({ protocol: /^imaps?$/, error: 'must begin with "imap://" or "imaps://"' })
    .optional(),
  MAIL_EVENTS_SECRET: z
    .string()
    .regex(/^\S{32,}$/, { error: 'must have at least 32 characters and no spaces', abort: true })
    .refine(isWebhookSecret, 'must continue in base64 after "whsec_"')
    .optional(),
}

type MailVariables = z.infer<z.ZodObject<typeof mailVariables>>

export interface DkimSettings {
  domain: string
  selector: string
  /** PEM, or the absolute path of its file. */
  privateKey: string
}

/** @returns the variables of DKIM that are missing although another one is set */
export function missingOfDkim({ DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY }: MailVariables): string[] {
  const all = { DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY }
  const missing = Object.entries(all).flatMap(([name, value]) => (value ? [] : [name]))
  return missing.length === 3 ? [] : missing
}

export function mailSettings(values: MailVariables) {
  const { DKIM_DOMAIN: domain, DKIM_SELECTOR: selector, DKIM_PRIVATE_KEY: privateKey } = values
  const dkim: DkimSettings | undefined =
    domain && selector && privateKey ? { domain, selector, privateKey } : undefined
  return {
    smtpUrl: values.SMTP_URL,
    /** Signs every e-mail. */
    dkim,
    /** Envelope sender: mail servers return what they cannot deliver to it. */
    bounceAddress: values.BOUNCE_ADDRESS,
    /** Mailbox of that address, such as `imaps://user:password@mail.example.org/INBOX`. */
    bounceMailbox: values.BOUNCE_MAILBOX,
    /** Opens `/api/mail-events/`; without it there is no such route. */
    mailEventsSecret: values.MAIL_EVENTS_SECRET,
  }
}
