import type { ModelField } from '@/features/submissions/model/form-model'
import type { Translator } from '@/lib/i18n/translator'

import { CheckboxInput, ChoiceInput } from './choice-fields'
import type { FormState } from './form-state'
import { PointPlace } from './point-place'
import { DateInput, FileInput, NumberInput, TextInput } from './text-fields'

interface FieldViewProps {
  formId: string
  field: ModelField
  state: FormState
  t: Translator
}

/** One field of a form, by its kind. */
export function FieldView({ field, ...shared }: FieldViewProps) {
  switch (field.kind) {
    case 'text':
    case 'textarea':
    case 'email':
    case 'phone':
      return <TextInput field={field} {...shared} />
    case 'number':
    case 'money':
      return <NumberInput field={field} {...shared} />
    case 'date':
      return <DateInput field={field} {...shared} />
    case 'select':
    case 'radio':
    case 'checkboxes':
      return <ChoiceInput field={field} {...shared} />
    case 'checkbox':
      return <CheckboxInput field={field} {...shared} />
    case 'file':
      return <FileInput field={field} {...shared} />
    case 'point':
      return <PointPlace field={field} {...shared} />
  }
}
