import { isOneOf } from '@/lib/values/read-value'
import { formKinds as siteFormKinds } from '@site/form-kinds'

/** The forms of the product: each has a tab of settings. */
export const productFormKinds = [
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

/**
 * Names of the public forms, the agency's own ones last: the only list. A lead stores one of these as its form.
 * `src/forms.ts` gives each its definition.
 */
export const formKinds = [...productFormKinds, ...siteFormKinds] as const

export type FormKind = (typeof formKinds)[number]

export const isFormKind = (value: unknown): value is FormKind => isOneOf(formKinds, value)
