import type { FormKind } from '@/features/submissions/model/form-kinds'
import type { Locale } from '@/lib/i18n/locales'

/** A lead as a CRM receives it: a separate format, so that changes of our database do not affect it. Described in docs/crm.md. */
export interface PassedLead {
  /** Grows only when a field is renamed or removed; new fields may be added at any time. */
  version: 1
  event: 'lead.created'
  lead: {
    id: string
    form: FormKind
    /** Form, person and reference in one line, in the language of the agency. */
    subject: string
    /** ISO moment. */
    createdAt: string
    language: Locale
    person: Record<string, string>
    property: {
      ref: number
      /** The import source that brought the property, and its number there. */
      source: string | null
      externalId: string | null
    } | null
    project: { number: number } | null
    answers: Record<string, unknown>
    /** The answers with the labels of the form, in the language of the agency. */
    answersInWords: { label: string; value: string }[]
    /** The sentence of the consent, when the form has one. */
    consent: string | null
    campaign: Record<string, unknown> | null
    offer: { state: string; confirmedAt: string | null; until: string | null } | null
    /** URL of the lead in the studio. */
    studioUrl: string
  }
}
