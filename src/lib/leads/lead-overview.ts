import type { LeadEventKind } from './lead-event-kinds'
import type { LeadStatus } from './lead-status'

/** A lead as its page in the studio shows it: plain data, all words in the language of whoever looks. */
export interface LeadOverview {
  id: string
  form: string
  receivedAt: string
  /** Of the visitor, such as `fr`. */
  language: string
  /** What the worker gave up, and why. */
  failures: { what: 'effects' | 'crm'; reason: string }[]
  /** Whether whoever looks may have it done again. */
  mayRepeat: boolean
  status: LeadStatus
  assignee: string | null
  answeredAt: string | null
  person: {
    name: string
    email: string | null
    phone: string | null
    /** Street, place and country, each on its line. */
    address: string[]
  }
  /** What the lead is about. */
  about: { label: string; href: string }[]
  answers: LeadRow[]
  /** Where it came from and what was agreed to. */
  origin: LeadRow[]
  files: { id: string; name: string; size: string; href: string }[]
  mails: LeadMail[]
  events: LeadEvent[]
  /** Address that opens a mail to the visitor, begun in the visitor's language. */
  reply: string | null
  /** Who may look after it. */
  colleagues: { id: string; name: string }[]
}

export interface LeadRow {
  label: string
  value: string
}

export interface LeadMail {
  id: string
  subject: string
  recipient: string
  state: 'pending' | 'sending' | 'sent' | 'failed'
  at: string
  error: string | null
  /** Only for those who may open the outbox. */
  href: string | null
}

export interface LeadEvent {
  id: string
  kind: LeadEventKind
  /** Who did it; the system where nobody did. */
  by: string | null
  at: string
  from: string | null
  to: string | null
  text: string | null
}
