import type { FormModel, ModelField } from '@/features/submissions/model/form-model'
import type { PriceStyle } from '@/features/property/model/price'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import type { PointField } from '@/features/submissions/model/form-field'

import { conditionWords } from './condition-words'
import { CheckboxInput, ChoiceInput } from './choice-fields'
import { textValue, type FormState } from './form-state'
import { DateInput, FileInput, NumberInput, TextInput, type FieldProps } from './text-fields'
import { errorId, fieldId } from './field-ids'

/** A field for a point on a map. It needs JavaScript; without it the field is hidden. */
function PointPlace({ formId, field, state }: FieldProps<PointField<string>>) {
  const id = fieldId(formId, field.name)
  return (
    <fieldset
      data-input={field.name}
      data-point
      hidden
      aria-describedby={`${id}-help ${id}-error`}
      className="form-field form-wide"
    >
      <legend className="form-label">{field.label}</legend>
      {field.help && (
        <p id={`${id}-help`} className="mb-2 text-small text-slate">
          {field.help}
        </p>
      )}
      <input type="hidden" id={id} name={field.name} defaultValue={textValue(state, field.name)} />
      <div data-point-place />
      <p id={errorId(formId, field.name)} hidden={!state.errors[field.name]} className="form-error">
        {state.errors[field.name]}
      </p>
    </fieldset>
  )
}

interface FieldViewProps {
  formId: string
  field: ModelField
  state: FormState
  locale: Locale
  priceStyle: PriceStyle
  /** Of the form, for the words of a search that led to it. */
  ownFilters: FormModel['ownFilters']
  t: Translator
}

/** What a search asks beyond the fields of the form: shown in words, sent as it came. */
function SavedConditions({ field, state, ownFilters = [], ...style }: FieldViewProps) {
  const value = textValue(state, field.name)
  if (value === '') return null
  return (
    <p className="form-wide border-l-4 border-line pl-4">
      <span className="block text-small font-semibold">{field.label}</span>
      {conditionWords(value, { ...style, ownFilters })}
      <input type="hidden" name={field.name} defaultValue={value} />
    </p>
  )
}

/** One field of a form, by its kind. */
export function FieldView(props: FieldViewProps) {
  const { field, locale, priceStyle: _, ownFilters: _own, ...fieldProps } = props

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
