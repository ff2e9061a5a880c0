import { isOneOf } from '@/lib/values/read-value'

/**
 * Names of the public forms: the only list. A lead stores one of these as its form. `src/composition/forms.ts` gives each
 * its definition.
 */
export const formKinds = [
  'siteContact',
  'contactMe',
  'visitRequest',
  'contactDemand',
  'sendToFriend',
  'demandRegister',
  'testimonial',
  'jobContact',
  'contactAppointment',
  'documentRequest',
  'rentalApplication',
  'purchaseOffer',
  'signNewsletter',
  'contactConstruction',
] as const

export type FormKind = (typeof formKinds)[number]

export const isFormKind = (value: unknown): value is FormKind => isOneOf(formKinds, value)
