import type { LeadEventKind } from './lead-event-kinds'
import type { LeadStatus } from './lead-status'

/** A lead as its page in the studio shows it: plain data, texts in the user's language. */
export interface LeadOverview {
  id: string
  form: string
  receivedAt: string
  /** The visitor's, such as `fr`. */
  language: string
  /** Failed tasks of the worker, and their errors. */
  failures: { what: 'effects' | 'crm'; reason: string }[]
  /** Whether the user may retry it. */
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
  /** The subject of the lead. */
  about: { label: string; href: string }[]
  answers: LeadRow[]
  /** Origin of the lead, and the consent. */
  origin: LeadRow[]
  files: { id: string; name: string; size: string; href: string }[]
  mails: LeadMail[]
  events: LeadEvent[]
  /** `mailto:` URL of a reply, in the visitor's language. */
  reply: string | null
  /** Possible assignees. */
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
  /** Only for users who may open the outbox. */
  href: string | null
}

export interface LeadEvent {
  id: string
  kind: LeadEventKind
  /** The acting user; "system" without one. */
  by: string | null
  at: string
  from: string | null
  to: string | null
  text: string | null
}
