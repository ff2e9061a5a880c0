import type { ModelField } from '@/features/submissions/model/form-model'
import { conditionWords } from './condition-words'
import type { PriceStyle } from '@/features/property/model/price'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'

import { CheckboxInput, ChoiceInput } from './choice-fields'
import { textValue, type FormState } from './form-state'
import { PointPlace } from './point-place'
import { DateInput, FileInput, NumberInput, TextInput } from './text-fields'

interface FieldViewProps {
  formId: string
  field: ModelField
  state: FormState
  locale: Locale
  priceStyle: PriceStyle
  t: Translator
}

/** What a search asks beyond the fields of the form: shown in words, sent as it came. */
function SavedConditions({ field, state, locale, priceStyle, t }: FieldViewProps) {
  const value = textValue(state, field.name)
  if (value === '') return null
  return (
    <p className="form-wide border-l-4 border-line pl-4">
      <span className="block text-small font-semibold">{field.label}</span>
      {conditionWords(value, { locale, priceStyle, t })}
      <input type="hidden" name={field.name} defaultValue={value} />
    </p>
  )
}

/** One field of a form, by its kind. */
export function FieldView(props: FieldViewProps) {
  const { field, locale, priceStyle: _, ...fieldProps } = props

  if ('isHidden' in field && field.isHidden) return <SavedConditions {...props} />
  switch (field.kind) {
    case 'text':
    case 'textarea':
    case 'email':
    case 'phone':
      return <TextInput field={field} {...fieldProps} />
    case 'number':
    case 'money':
      return <NumberInput field={field} {...fieldProps} />
    case 'date':
      return <DateInput field={field} {...fieldProps} />
    case 'select':
    case 'radio':
    case 'checkboxes':
      return <ChoiceInput field={field} {...fieldProps} />
    case 'checkbox':
      return <CheckboxInput field={field} {...fieldProps} />
    case 'file':
      return <FileInput field={field} {...fieldProps} />
    case 'point':
      return <PointPlace field={field} {...fieldProps} />
  }
}
