/** A lead as a CRM gets it: a shape of its own, so that changes of our database reach no one. Described in docs/crm.md. */
export interface PassedLead {
  /** Grows only when something here is renamed or removed; new names may come at any time. */
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
    /** The sentence the person agreed to, where one was asked. */
    consent: string | null
    campaign: Record<string, unknown> | null
    offer: { state: string; confirmedAt: string | null; until: string | null } | null
    /** Where staff open it. */
    studioUrl: string
  }
}

/** Where leads are passed on to. The only way out to a CRM; another kind of CRM is another implementation. */
export interface LeadReceiver {
  /** Resolves when the receiver has it; rejects when it has to be tried again. The same lead may come more than once. */
  send(passed: PassedLead): Promise<void>
}
