import { fieldsOf } from '@/features/submissions/model/visible-fields'
import { controlNames, type ModelField } from '@/features/submissions/model/form-model'

import type { LiveForm } from './live-form'

type FormValue = string | string[] | File

function readValue(field: ModelField, data: FormData): FormValue | undefined {
  if (field.kind === 'checkboxes') return data.getAll(field.name).map(String)
  return data.get(field.name) ?? undefined
}

/** The current values of the fields, by name; empty ones included. */
export function readValues({ form, model }: Pick<LiveForm, 'form' | 'model'>): Record<string, FormValue> {
  const data = new FormData(form)
  return Object.fromEntries(
    fieldsOf(model).flatMap((field) => {
      const value = readValue(field, data)
      return value === undefined ? [] : [[field.name, value]]
    }),
  )
}

/** The control fields of the form. */
export function readControls({ form }: Pick<LiveForm, 'form'>): Record<string, string> {
  const data = new FormData(form)
  return Object.fromEntries(
    controlNames.flatMap((name) => {
      const value = data.get(name)
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
}
