import type { Field } from 'payload'

import type { FormKind } from '@/features/submissions/model/form-kinds'

import { optionalFieldsOf } from './form-defaults'

/** The optional fields of a form, if it has any. */
export function optionalFieldsField(kind: FormKind): Field[] {
  const offered = optionalFieldsOf[kind]
  if (!offered) return []
  return [
    {
      name: 'optionalFields',
      type: 'select',
      hasMany: true,
      defaultValue: [],
      options: [...offered],
    },
  ]
}
