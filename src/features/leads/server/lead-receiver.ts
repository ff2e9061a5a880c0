/** A lead as a CRM receives it: a separate format, so that changes of our database do not affect it. Described in docs/crm.md. */
export interface PassedLead {
  /** Grows only when a field is renamed or removed; new fields may be added at any time. */
  version: 1
  event: 'lead.created'
  lead: {
    id: string
    form: string
    /** ISO moment. */
    createdAt: string
    language: string
    person: Record<string, string>
    property: { ref: number } | null
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

/** The receiver of leads. The only output to a CRM; another kind of CRM is another implementation. */
export interface LeadReceiver {
  /** Resolves when the receiver has accepted the lead; rejects when it has to be sent again. A lead may be sent more than once. */
  send(passed: PassedLead): Promise<void>
}
