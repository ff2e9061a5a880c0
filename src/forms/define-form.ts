import type { Payload } from 'payload'

import type { Answers, FormRule, FormStep } from '@/lib/forms/form-field'
import type { Translator } from '@/lib/i18n/translator'
import type { Locale, Localized } from '@/lib/i18n/locales'
import type { FormKind } from '@/lib/leads/form-kinds'
import type { MyThing } from '@/lib/leads/my-link'
import type { Letter } from '@/lib/mail/letter'
import type { Lead } from '@/payload-types'

/** What letters may know of the property or project a lead is about, in the language of the letter. */
export interface LetterSubject {
  ref: string
  title: string
  /** Address lines as they may be published, price, and the like. */
  lines: string[]
  href: string
  imageUrl?: string
}

/** What a letter is written from. */
export interface LetterFacts {
  lead: Lead
  answers: Answers
  locale: Locale
  t: Translator
  /** Name of the person with the title of the language, for the greeting; empty when unknown. */
  salutation: string
  agencyName: string
  /** Origin of the site, without a slash at the end. */
  serverUrl: string
  about?: LetterSubject
  /** Every answer with its label and its value as words: for the mail to the agency. */
  rows: { label: string; value: string }[]
  /** Makes a private address of the site: `my('appointment', id, until)`. */
  my: (what: MyThing, id: string, until: Date) => string
}

type MakeLetter = (facts: LetterFacts) => Letter | null

/** What a visitor is told when a submission cannot be taken although every field is right. */
export class FormRefusal extends Error {
  constructor(
    /** Key of the text in the messages. */
    readonly messageKey: string,
    readonly status: 409 | 410 = 409,
    /** Field to mark, if one is to blame. */
    readonly field?: string,
  ) {
    super(messageKey)
  }
}

export interface SubmissionFacts {
  answers: Answers
  locale: Locale
  /** The key that makes a repeated submission the same; unique per submission. */
  submissionKey: string
  /** A keyed hash of the address it was sent from. */
  client?: string
  property?: { id: string; ref: number }
  project?: { id: string }
}

/** One public form. All texts in four languages. */
export interface FormDefinition {
  kind: FormKind
  title: Localized
  intro?: Localized
  submitLabel: Localized
  steps: FormStep[]
  rules?: FormRule[]
  /** What stands in `{name}` in the intros of steps: settings such as a percentage. The model is kept until settings change. */
  textValues?: () => Promise<(payload: Payload, locale: Locale) => Promise<Record<string, string>>>
  /** The usual sentence by the tick box, where the law asks for an agreement; the others show a notice. */
  consent?: Localized
  about?: 'property' | 'project'
  /** Original path of the feedback page. */
  feedback: string
  /** Does what must be certain before the visitor is thanked, such as taking a seat. Repeatable; may throw `FormRefusal`. */
  beforeStored?: () => Promise<(payload: Payload, facts: SubmissionFacts) => Promise<Partial<Lead>>>
  /** Does what follows from a stored lead, by the worker. Repeatable: it may run twice. */
  afterStored?: () => Promise<(payload: Payload, lead: Lead) => Promise<void>>
  /** Mails; `null` where none is due. */
  letters: {
    agency: MakeLetter
    visitor: MakeLetter
    others?: (facts: LetterFacts) => { to: string; key: string; letter: Letter }[]
  }
  /** A submission that is right, as a browser would send it, without control names. For tests and the demo.
   * Only forms with amounts in words ask for the language; they speak French without one.
   */
  fixture: (locale?: Locale) => Promise<Record<string, string | string[]>>
}

/** Types a form's registration record. */
export const defineForm = (form: FormDefinition): FormDefinition => form
