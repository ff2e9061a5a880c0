import type { FormKind } from './form-kinds'

import type { Availability } from '@/features/property/model/availability'
import type { PropertyGoal } from '@/features/property/model/goal'

/** The forms about one property, in the order of its page (E8). */
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

/** Query parameter of a property page that selects a form. */
export const formParamName = 'form'

/**
 * URL path of a form about a property.
 *
 * @param path public path of the property, such as `/fr/a-vendre/ixelles/maison/4638/`
 */
export const propertyFormHref = (path: string, form: PropertyForm): string =>
  `${path}?${formParamName}=${form}`

interface OfferedProperty {
  goal: PropertyGoal
  availability: Availability
}

/** The forms available: an offer for sales, an application for rentals, none once it is sold or rented. */
export function formsOfProperty({ goal, availability }: OfferedProperty): PropertyForm[] {
  if (availability !== 'available' && availability !== 'underOption') return []
  return propertyForms.filter(
    (form) =>
      (form !== 'purchaseOffer' || goal === 'sale') && (form !== 'rentalApplication' || goal === 'rent'),
  )
}

/** The way to visit: a free moment where visits are booked, else a request. */
export const visitForms = ['contactAppointment', 'visitRequest'] as const satisfies PropertyForm[]
export type VisitForm = (typeof visitForms)[number]

/** The forms that the page of one leads to: a request for a visit only where none can be booked. */
export const formsBeside = (shown: PropertyForm, forms: readonly PropertyForm[]): PropertyForm[] =>
  forms.filter(
    (form) =>
      form !== shown &&
      form !== 'contactMe' &&
      (form !== 'visitRequest' || !forms.includes('contactAppointment')),
  )

/** Messages of the links that lead to the forms. */
export const propertyFormLabels = {
  visitRequest: 'property.askVisit',
  contactMe: 'property.askInformation',
  contactAppointment: 'property.chooseMoment',
  documentRequest: 'property.askDocuments',
  purchaseOffer: 'property.makeOffer',
  rentalApplication: 'property.apply',
  sendToFriend: 'property.sendToFriend',
} as const satisfies Record<PropertyForm, string>

/** The form selected by the query, or null. */
export const readPropertyForm = (raw: unknown): PropertyForm | null =>
  propertyForms.find((form) => form === raw) ?? null

/** Subjects of older URLs of the contact page, `/contact/?ref=4310&subject=visit`. */
const formOfSubject: Partial<Record<string, PropertyForm>> = {
  visit: 'visitRequest',
  information: 'contactMe',
  documents: 'documentRequest',
  friend: 'sendToFriend',
  appointment: 'contactAppointment',
  offer: 'purchaseOffer',
  apply: 'rentalApplication',
}

/** The form of an older subject; the general question for an unknown one. */
export const formOfEarlierSubject = (subject: unknown): PropertyForm =>
  (typeof subject === 'string' && Object.hasOwn(formOfSubject, subject) ? formOfSubject[subject] : null) ??
  'contactMe'
