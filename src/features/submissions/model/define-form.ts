import type { Payload } from 'payload'

import { formTexts, withStepTexts } from './form-texts'
import type { Answers, FormRule, FormStep, StepSchema } from './form-field'
import type { Locale, Localized } from '@/lib/i18n/locales'
import type { FormKind } from './form-kinds'
import type { ModelField } from './form-model'
import type { SignedLinkKind } from '@/lib/http/signed-links'
import type { EmailMessage } from '@/lib/email/email-message'
import type { OfModule } from '@/lib/site-config'
import type { Allowance } from '@/lib/limits/limiter'
import type { Lead } from '@/payload-types'

/** The facts about the property or project of a lead that an e-mail may contain, in its language. */
export interface LeadSubject {
  ref: string
  title: string
  /** Lines with postal address (as far as it is published), price and so on. */
  lines: string[]
  /** The postal address as far as it is published; left out when nothing of it is known. */
  place?: string
  /** The street is hidden or unknown: `place` is the town alone. */
  isTownAlone?: boolean
  href: string
  imageUrl?: string
}

/** The data an e-mail is made from. */
export interface EmailFacts {
  lead: Lead
  answers: Answers
  locale: Locale
  /** Name with title in the language, for the greeting; empty when unknown. */
  salutation: string
  agencyName: string
  /** Origin of the site, without a slash at the end. */
  serverUrl: string
  about?: LeadSubject
  /** Every answer with its label and its value in words, for the e-mail to the agency. */
  rows: { label: string; value: string }[]
  /** Makes the URL of a private page: `my('appointment', id, until)`. */
  my: (what: SignedLinkKind, id: string, until: Date) => string
}

/** An e-mail to a person whom the visitor named. */
export interface OtherEmail {
  to: string
  key: string
  message: EmailMessage
  /** The same mailbox gets at most one such e-mail in so many days, by all senders together. */
  onceInDays?: number
}

type MakeEmail = (facts: EmailFacts) => EmailMessage | null

/** Thrown when a valid submission cannot be accepted, with the text for the visitor. */
export class FormRefusal extends Error {
  constructor(
    /** Key of the text in the messages. */
    readonly messageKey: string,
    readonly status: 409 | 410 = 409,
    /** Name of the field that is wrong, if it is one field. */
    readonly field?: string,
  ) {
    super(messageKey)
  }
}

export interface SubmissionFacts {
  answers: Answers
  locale: Locale
  /** Unique per submission; the same for a repeated one. */
  submissionKey: string
  /** Keyed hash of the client IP. */
  client?: string
  property?: { id: string; ref: number }
  project?: { id: string }
}

/** A form as a visitor sees it, and what was sent with it. */
export interface FormSituation {
  locale: Locale
  /** Public reference of the property, or number of the project. */
  ref: number | undefined
  fields: readonly ModelField[]
  /** As submitted; left out before. */
  values?: Readonly<Record<string, unknown>>
}

/** What is said instead of the intro and on another thank-you page, when what those promise is not there. */
export interface NothingThere {
  intro: Localized
  /** Name of the thank-you page; a site without it shows that of the form. */
  thankYou?: string
}

/** One public form. */
export interface FormDefinition extends OfModule {
  kind: FormKind
  title: Localized
  intro?: Localized
  submitLabel: Localized
  steps: FormStep[]
  rules?: FormRule[]
  /** Values of `{name}` in the intros of steps: settings such as a percentage. The form model is cached until settings change. */
  textValues?: () => Promise<(payload: Payload, locale: Locale) => Promise<Record<string, string>>>
  /** Months until its submissions are deleted, 12 by default: a proposal, which an administrator may change. */
  retentionMonths?: number
  /** What the visitor reads when it could not be stored. Default: that it could not be saved. */
  failureText?: 'form.documentsNotRequested' | 'form.testimonialNotSent' | 'form.mailNotSent'
  /** Submissions of one client IP, in addition to the limits of all forms together. */
  allowance?: Allowance
  /** Default sentence of the consent tick box, for forms whose law requires consent; other forms show a notice. */
  consent?: Localized
  about?: 'property' | 'project'
  /**
   * For forms whose answer depends on what is there, such as documents of a property: what is true when it is not; null
   * when it is. Applies to an agency's own intro too.
   */
  whenNothingThere?: () => Promise<
    (payload: Payload, situation: FormSituation) => Promise<NothingThere | null>
  >
  /** Steps that must succeed before the visitor gets a confirmation, such as reserving a seat. Idempotent; may throw `FormRefusal`. */
  beforeStored?: () => Promise<(payload: Payload, facts: SubmissionFacts) => Promise<Partial<Lead>>>
  /**
   * Whether the result of a stored submission was taken back since, such as a cancelled appointment. The same form sent
   * again is then a new submission; otherwise the visitor would be thanked for nothing.
   */
  isWithdrawn?: () => Promise<(payload: Payload, lead: Lead) => Promise<boolean>>
  /** Whether the sender has confirmed a stored submission by e-mail. A CRM gets it only then. Default: nothing to confirm. */
  isConfirmed?: () => Promise<(payload: Payload, lead: Lead) => Promise<boolean>>
  /** What the thank-you page tells of this submission alone, as a signed parameter of its URL; null for nothing. */
  receipt?: () => Promise<(payload: Payload, submissionKey: string) => Promise<string | null>>
  /** Runs in the worker after the lead was stored. Idempotent: it may run twice. */
  afterStored?: () => Promise<(payload: Payload, lead: Lead) => Promise<void>>
  /** The lead with the answers as submitted, for forms where staff may change them later. Default: the lead itself. */
  leadAsSent?: (lead: Lead) => Lead
  /** E-mails; `null` where none is sent. */
  emails: {
    agency: MakeEmail
    visitor: MakeEmail
    others?: (facts: EmailFacts) => OtherEmail[]
  }
  /** A valid submission as a browser sends it, without control fields. For tests and the demo. Only forms with amounts in
   * words use the locale; the default is French.
   */
  fixture: (locale?: Locale) => Promise<Record<string, string | string[]>>
}

type FormText = 'title' | 'intro' | 'submitLabel' | 'consent'

/** A form as its file writes it, without its texts. */
type FormSchema = Omit<FormDefinition, FormText | 'steps'> & { steps: StepSchema[] }

/** A form with its texts. */
export const defineForm = (form: FormSchema): FormDefinition => ({
  ...form,
  ...formTexts(form.kind),
  steps: form.steps.map((step) => withStepTexts(step, form.kind)),
})
