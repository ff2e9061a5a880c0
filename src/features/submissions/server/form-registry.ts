import type { Payload } from 'payload'

import type { FormDefinition } from '@/features/submissions/model/define-form'
import type { DynamicSource, FieldOption } from '@/features/submissions/model/form-field'
import type { FormKind } from '@/features/submissions/model/form-kinds'
import { retentionMonthsOf, settingsOfForm } from '@/features/submissions/model/form-settings'
import type { Locale } from '@/lib/i18n/locales'
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
export const getFormRegistry = (payload: Payload): FormRegistry =>
  payload.config.custom.formRegistry as FormRegistry

/** The form of a kind; undefined for a lead of an earlier version whose form no longer exists. */
export const getForm = (payload: Payload, kind: FormKind): FormDefinition | undefined =>
  getFormRegistry(payload).forms[kind]

/** Months until the submissions of a form are deleted: as an administrator has set it, else as the form proposes. */
export const retentionMonthsIn = (payload: Payload, config: FormsConfig, kind: FormKind): number =>
  settingsOfForm(config, kind).retentionMonths ?? retentionMonthsOf(getForm(payload, kind))
