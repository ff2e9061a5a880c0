/** A mail before it is laid out: plain data, kept in the outbox as it will be sent. All texts are finished, none is HTML. */
export interface Letter {
  subject: string
  /** What a list of mails shows after the subject. */
  preheader?: string
  /** `Bonjour Madame Dupont,` */
  greeting?: string
  parts: LetterPart[]
  closing?: string
  attachments?: LetterAttachment[]
  /** Address that ends these mails with one click; gives the mail its `List-Unsubscribe`. */
  unsubscribeUrl?: string
  replyTo?: string
}

export type LetterPart =
  | { type: 'text'; text: string }
  | { type: 'heading'; text: string }
  /** Names and values under each other. */
  | { type: 'facts'; rows: { label: string; value: string }[] }
  | { type: 'button'; label: string; href: string }
  | { type: 'property'; title: string; lines: string[]; href: string; imageUrl?: string }
  /** Smaller, for conditions and legal words. */
  | { type: 'note'; text: string }

/** Attachments are named, not carried: they are made or read when the mail is sent. */
export type LetterAttachment =
  | { kind: 'calendar'; appointment: string; method: 'REQUEST' | 'CANCEL' }
  | { kind: 'offerPdf'; lead: string; locale: string }
