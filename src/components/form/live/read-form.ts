import { fieldsOf } from '@/lib/forms/asked-fields'
import { controlNames, type ModelField } from '@/lib/forms/form-model'

import type { LiveForm } from './live-form'

type FormValue = string | string[] | File

function valueOf(field: ModelField, data: FormData): FormValue | undefined {
  if (field.kind === 'checkboxes') return data.getAll(field.name).map(String)
  return data.get(field.name) ?? undefined
}

/** What is in the fields now, by name; what is empty stays empty. */
export function readValues({ form, model }: Pick<LiveForm, 'form' | 'model'>): Record<string, FormValue> {
  const data = new FormData(form)
  return Object.fromEntries(
    fieldsOf(model).flatMap((field) => {
      const value = valueOf(field, data)
      return value === undefined ? [] : [[field.name, value]]
    }),
  )
}

/** What a submission carries besides the answers, as far as the form holds it. */
export function readControls({ form }: Pick<LiveForm, 'form'>): Record<string, string> {
  const data = new FormData(form)
  return Object.fromEntries(
    controlNames.flatMap((name) => {
      const value = data.get(name)
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
}
