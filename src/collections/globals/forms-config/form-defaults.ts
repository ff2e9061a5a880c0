import type { OptionalFormField } from '@/features/submissions/model/form-field'
import type { FormKind } from '@/features/submissions/model/form-kinds'

const contactFields: OptionalFormField[] = ['address', 'timeSlot', 'contactDevice']

export const optionalFieldsOf: Partial<Record<FormKind, OptionalFormField[]>> = {
  siteContact: contactFields,
  contactMe: contactFields,
  // A viewing request always has the fields for time and means of contact, so they are not optional there.
  visitRequest: ['address'],
  contactConstruction: contactFields,
  contactDemand: ['timeSlot', 'contactDevice'],
  jobContact: ['address'],
  rentalApplication: ['pets', 'reasonForMoving', 'jobCv'],
}

/** The forms that ask for a title; the agency may require it. */
export const formsWithTitle: readonly FormKind[] = [
  'siteContact',
  'contactMe',
  'visitRequest',
  'contactDemand',
  'demandRegister',
  'jobContact',
  'contactAppointment',
  'documentRequest',
  'rentalApplication',
  'purchaseOffer',
  'contactConstruction',
]

/** Months until the submissions of a form are deleted. Proposals that the agency confirms. */
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

/** Retention periods that belong to no single form. Proposals too. */
export const retentionDefaults = { mailDays: 90, unconfirmedDays: 30, consentMonths: 12 }
