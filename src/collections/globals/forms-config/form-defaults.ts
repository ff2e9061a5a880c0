import type { OptionalFormField } from '@/lib/forms/form-field'
import type { FormKind } from '@/lib/leads/form-kinds'

const contactFields: OptionalFormField[] = ['address', 'timeSlot', 'contactDevice']

export const optionalFieldsOf: Partial<Record<FormKind, OptionalFormField[]>> = {
  siteContact: contactFields,
  contactMe: contactFields,
  // Time and device are what a request for a viewing is about: it always asks them.
  visitRequest: ['address'],
  contactConstruction: contactFields,
  contactDemand: ['timeSlot', 'contactDevice'],
  jobContact: ['address'],
  rentalApplication: ['pets', 'reasonForMoving', 'jobCv'],
}

/** Months after which what a form collected is erased: proposals, to be confirmed by the agency. */
export const retentionMonthsOf: Record<FormKind, number> = {
  siteContact: 12,
  contactMe: 12,
  visitRequest: 12,
  contactDemand: 24,
  sendToFriend: 1,
  demandRegister: 24,
  testimonial: 24,
  jobContact: 3,
  contactAppointment: 12,
  documentRequest: 12,
  rentalApplication: 3,
  purchaseOffer: 24,
  signNewsletter: 24,
  contactConstruction: 12,
}

/** How long what belongs to no single form is kept: proposals too. */
export const retentionDefaults = { mailDays: 90, unconfirmedDays: 30, consentMonths: 12 }
