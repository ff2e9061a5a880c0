import type { FormKind } from '@/lib/leads/form-kinds'

/** Fields of a form that the agency may ask for or leave out; all are off at first. */
export const optionalFormFields = [
  'address',
  'timeSlot',
  'contactDevice',
  'pets',
  'reasonForMoving',
  'jobCv',
] as const
export type OptionalFormField = (typeof optionalFormFields)[number]

const contactFields: OptionalFormField[] = ['address', 'timeSlot', 'contactDevice']

export const optionalFieldsOf: Partial<Record<FormKind, OptionalFormField[]>> = {
  siteContact: contactFields,
  contactMe: contactFields,
  visitRequest: contactFields,
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
