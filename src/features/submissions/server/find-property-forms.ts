import 'server-only'

import type { Locale } from '@/lib/i18n/locales'
import type { Availability } from '@/features/property/model/availability'
import type { PropertyGoal } from '@/features/property/model/goal'
import {
  formsOfProperty,
  visitForms,
  type PropertyForm,
  type VisitForm,
} from '@/features/submissions/model/property-forms'

import { getFormModel } from './get-form-model'

/** The forms available for a property: suitable for it and enabled by the agency. */
export async function findPropertyForms(
  property: { goal: PropertyGoal; availability: Availability },
  locale: Locale,
): Promise<PropertyForm[]> {
  const fitting = formsOfProperty(property)
  const models = await Promise.all(fitting.map((form) => getFormModel(form, locale)))
  return fitting.filter((_, index) => models[index] !== null)
}

/** The first way to visit that the agency offers. */
export async function findVisitForm(locale: Locale): Promise<VisitForm | null> {
  const models = await Promise.all(visitForms.map((form) => getFormModel(form, locale)))
  return visitForms.find((_, index) => models[index] !== null) ?? null
}
