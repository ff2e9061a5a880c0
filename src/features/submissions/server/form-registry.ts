import type { Payload } from 'payload'

import type { FormDefinition } from '@/features/submissions/model/define-form'
import type { DynamicSource, FieldOption } from '@/features/submissions/model/form-field'
import type { FormKind } from '@/features/submissions/model/form-kinds'
import { retentionMonthsOf, settingsOfForm } from '@/features/submissions/model/form-settings'
import { visitForms, type VisitForm } from '@/features/submissions/model/property-forms'
import type { Locale } from '@/lib/i18n/locales'
import { isOffered } from '@/lib/site-config'
import type { FormsConfig } from '@/payload-types'

/** The public forms of the product, and the choices of their fields that are read at each request. */
export interface FormRegistry {
  forms: Record<FormKind, FormDefinition>
  /** @param ref public reference of the property the form is about, if any */
  findDynamicOptions: (
    source: DynamicSource,
    locale: Locale,
    ref: number | undefined,
  ) => Promise<FieldOption<string>[]>
}

/** Reads the registry that `composition/payload-options` stores in Payload's `custom` configuration. */
export const getFormRegistry = ({ config }: Pick<Payload, 'config'>): FormRegistry =>
  config.custom.formRegistry as FormRegistry

/** The form of a kind; undefined for a lead of an earlier version whose form no longer exists. */
export const getForm = (payload: Pick<Payload, 'config'>, kind: FormKind): FormDefinition | undefined =>
  getFormRegistry(payload).forms[kind]

/** Months until the submissions of a form are deleted: as an administrator has set it, else as the form proposes. */
export const retentionMonthsIn = (payload: Payload, config: FormsConfig, kind: FormKind): number =>
  settingsOfForm(config, kind).retentionMonths ?? retentionMonthsOf(getForm(payload, kind))

/** A way to visit, and the name of its form. */
export interface OfferedVisit {
  form: VisitForm
  title: string
}

/** The first way to visit that the agency offers. */
export async function readOfferedVisit(payload: Payload, locale: Locale): Promise<OfferedVisit | null> {
  const config = await payload.findGlobal({ slug: 'formsConfig', depth: 0, overrideAccess: false })
  for (const form of visitForms) {
    const definition = getForm(payload, form)
    if (definition && isOffered(definition) && settingsOfForm(config, form).enabled !== false)
      return { form, title: definition.title[locale] }
  }
  return null
}
