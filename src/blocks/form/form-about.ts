import { findChosenProperties } from '@/lib/data/find-chosen-properties'
import { findPropertyForms } from '@/lib/data/find-property-forms'
import { getProject } from '@/lib/data/get-project'
import { getProperty } from '@/lib/data/get-property'
import { idOf } from '@/lib/data/id-of'
import type { Locale } from '@/lib/i18n/locales'
import { propertyForms } from '@/lib/property/property-forms'
import type { PropertySummary } from '@/lib/property/property-summary'
import type { FormBlock } from '@/payload-types'

/** What the form of a block is about. */
export interface FormAbout {
  /** Public reference of the property, or number of the project. */
  subject?: number
  property?: PropertySummary
}

async function aboutProperty({ form, property }: FormBlock, locale: Locale): Promise<FormAbout | null> {
  const [summary] = property ? await findChosenProperties([idOf(property)], locale) : []
  const detail = summary && (await getProperty(summary.ref, locale))
  if (!detail) return null
  const offered: readonly string[] = await findPropertyForms(detail, locale)
  return offered.includes(form) ? { subject: summary.ref, property: summary } : null
}

/** What the form of a block is about; null when it cannot be sent from there, because that is missing or gone. */
export async function formAbout(data: FormBlock, locale: Locale): Promise<FormAbout | null> {
  if (propertyForms.some((kind) => kind === data.form)) return aboutProperty(data, locale)
  if (data.form !== 'contactConstruction') return {}
  const project = data.project ? await getProject(idOf(data.project), locale) : null
  return project && { subject: project.number }
}
