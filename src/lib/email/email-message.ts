/** An e-mail before it is rendered: plain data, stored in the outbox. All texts are final, none is HTML. */
export interface EmailMessage {
  subject: string
  /** Text that mail programs show after the subject in their list. */
  preheader?: string
  /** `Bonjour Madame Dupont,` */
  greeting?: string
  parts: EmailPart[]
  closing?: string
  attachments?: EmailAttachment[]
  /** One-click unsubscribe URL; becomes the `List-Unsubscribe` header. */
  unsubscribeUrl?: string
  replyTo?: string
  /** Ids of the rows it tells, for the feature that queued it; not shown. */
  about?: string[]
}

export type EmailPart =
  | { type: 'text'; text: string }
  | { type: 'heading'; text: string }
  /** Names and values under each other. */
  | { type: 'facts'; rows: { label: string; value: string }[] }
  | { type: 'button'; label: string; href: string }
  /** A link of less weight than a button. */
  | { type: 'link'; label: string; href: string }
  | PropertyPart
  | VisitPart
  /** Smaller, for conditions and legal words. */
  | { type: 'note'; text: string }

/** Words of a person, or how to reach them, beside their portrait. */
export interface SignedWords {
  name: string
  words: string
  imageUrl?: string
}

export interface PropertyPart {
  type: 'property'
  title: string
  lines: string[]
  href: string
  imageUrl?: string
  /** Why the property is shown, such as a price cut. */
  badge?: string
  /** Rooms, surfaces and the like, on one line. */
  facts?: string
  /** What the agent says of it. */
  quote?: SignedWords
  /** The first one is the main one. */
  buttons?: { label: string; href: string }[]
}

/** A meeting: when, where and with whom. */
export interface VisitPart {
  type: 'visit'
  day: string
  hours: string
  /** The postal address as far as it is published. */
  place?: string
  host?: SignedWords
}

/** Attachments are references: they are created or read when the e-mail is sent. */
export type EmailAttachment =
  | { kind: 'calendar'; appointment: string; method: 'REQUEST' | 'CANCEL' }
  | { kind: 'offerPdf'; lead: string; locale: string }
