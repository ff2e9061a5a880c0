import { findChosenProperties } from '@/features/listings/server/find-chosen-properties'
import { findPropertyForms } from '@/features/submissions/server/find-property-forms'
import { getProject } from '@/features/projects/server/get-project'
import { getProperty } from '@/features/property-page/server/get-property'
import { idOf } from '@/lib/values/read-value'
import type { Locale } from '@/lib/i18n/locales'
import { propertyForms } from '@/features/submissions/model/property-forms'
import type { PropertySummary } from '@/features/property/model/property-summary'
import type { FormBlock } from '@/payload-types'

/** The subject of the form of a block. */
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

/**
 * The subject of the form of a block; null if the form cannot be sent from this page because the subject is missing.
 */
export async function formAbout(data: FormBlock, locale: Locale): Promise<FormAbout | null> {
  if (propertyForms.some((kind) => kind === data.form)) return aboutProperty(data, locale)
  if (data.form !== 'contactConstruction') return {}
  const project = data.project ? await getProject(idOf(data.project), locale) : null
  return project && { subject: project.number }
}
