import 'server-only'

import type { Locale } from '@/lib/i18n/locales'
import type { PropertyDetail } from '@/lib/property/property-detail'
import { formsOfProperty, type PropertyForm } from '@/lib/property/property-forms'

import { getFormModel } from './get-form-model'

/** The forms a visitor can use about a property: those that fit and that the agency has not switched off. */
export async function findPropertyForms(
  property: Pick<PropertyDetail, 'goal' | 'availability'>,
  locale: Locale,
): Promise<PropertyForm[]> {
  const fitting = formsOfProperty(property)
  const models = await Promise.all(fitting.map((form) => getFormModel(form, locale)))
  return fitting.filter((_, index) => models[index] !== null)
}
