import type { FormKind } from '@/lib/leads/form-kinds'

import type { Availability } from './availability'
import type { PropertyGoal } from './goal'

/** The forms about one property, in the order in which its page offers them (E8). */
export const propertyForms = [
  'visitRequest',
  'contactMe',
  'contactAppointment',
  'documentRequest',
  'purchaseOffer',
  'rentalApplication',
  'sendToFriend',
] as const satisfies FormKind[]
export type PropertyForm = (typeof propertyForms)[number]

/** Parameter of a property's address that asks for one of its forms. */
export const formParamName = 'form'

/**
 * Where a form about a property stands.
 *
 * @param path public path of the property, such as `/fr/a-vendre/liege/maison/4638/`
 */
export const propertyFormHref = (path: string, form: PropertyForm): string =>
  `${path}?${formParamName}=${form}`

interface OfferedProperty {
  goal: PropertyGoal
  availability: Availability
}

/** The forms that fit: an offer for what is sold, an application for what is let, none for what is gone. */
export function formsOfProperty({ goal, availability }: OfferedProperty): PropertyForm[] {
  if (availability !== 'available' && availability !== 'underOption') return []
  return propertyForms.filter(
    (form) =>
      (form !== 'purchaseOffer' || goal === 'sale') && (form !== 'rentalApplication' || goal === 'rent'),
  )
}

/** The form that an address asks for, or null when it names none. */
export const readPropertyForm = (raw: unknown): PropertyForm | null =>
  propertyForms.find((form) => form === raw) ?? null

/** Subjects of earlier addresses of the contact page, `/contact/?ref=4310&subject=visit`. */
const formOfSubject: Partial<Record<string, PropertyForm>> = {
  visit: 'visitRequest',
  information: 'contactMe',
  documents: 'documentRequest',
  friend: 'sendToFriend',
  appointment: 'contactAppointment',
  offer: 'purchaseOffer',
  apply: 'rentalApplication',
}

/** The form of an earlier subject; without a known one, the question. */
export const formOfEarlierSubject = (subject: unknown): PropertyForm =>
  (typeof subject === 'string' && Object.hasOwn(formOfSubject, subject) ? formOfSubject[subject] : null) ??
  'contactMe'
