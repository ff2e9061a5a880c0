import type { CheckboxField, FieldOption } from '@/lib/forms/form-field'
import type { ResolvedChoice } from '@/lib/forms/form-model'

import {
  describedBy,
  ErrorText,
  FieldLabel,
  GroupedField,
  HelpText,
  isAlwaysRequired,
  LabelledField,
} from './field-frame'
import { fieldId } from './field-ids'
import { listValue, textValue } from './form-state'
import { SelectOptions } from './select-options'
import type { FieldProps } from './text-fields'

/** More choices than this are a list of their own that scrolls. */
const mostInSight = 12

/** More radio buttons than this stand under each other. */
const mostInLine = 4

const shortLabel = 8

/** Labels so short that a wide list would look empty. */
const isShort = (options: readonly FieldOption<string>[]): boolean =>
  options.every(({ label }) => label.length <= shortLabel)

function Select(props: FieldProps<ResolvedChoice>) {
  const { formId, field, state, t } = props
  const frame = { formId, field, error: state.errors[field.name] }
  return (
    <LabelledField {...frame}>
      <select
        id={fieldId(formId, field.name)}
        name={field.name}
        required={isAlwaysRequired(field)}
        aria-invalid={frame.error ? true : undefined}
        aria-describedby={describedBy(frame)}
        autoComplete={field.autocomplete}
        defaultValue={textValue(state, field.name)}
        className={`field form-control form-select ${isShort(field.options) ? 'max-w-44' : ''}`}
      >
        <option value="">{field.required ? t('formView.choose') : '–'}</option>
        <SelectOptions options={field.options} />
      </select>
    </LabelledField>
  )
}

/** What may be left open has a choice that says so: a radio button cannot be taken back. */
function Radios(props: FieldProps<ResolvedChoice>) {
  const { formId, field, state, t } = props
  const chosen = textValue(state, field.name)
  const open: FieldOption<string>[] = field.required ? [] : [{ value: '', label: t('formView.noPreference') }]
  const options = [...open, ...field.options]
  return (
    <GroupedField formId={formId} field={field} error={state.errors[field.name]} role="radiogroup">
      <div className={options.length > mostInLine ? 'form-options' : 'flex flex-wrap gap-x-7'}>
        {options.map(({ value, label, disabled }, index) => (
          <label key={value} className="form-option">
            <input
              type="radio"
              id={`${fieldId(formId, field.name)}-${index}`}
              name={field.name}
              value={value}
              defaultChecked={chosen === value}
              disabled={disabled}
              required={isAlwaysRequired(field)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </GroupedField>
  )
}

function Checkboxes({ formId, field, state }: FieldProps<ResolvedChoice>) {
  const chosen = new Set(listValue(state, field.name))
  const error = state.errors[field.name]
  const isLong = field.options.length > mostInSight
  return (
    <GroupedField formId={formId} field={field} error={error}>
      <div data-long-list={isLong ? '' : undefined} className={isLong ? 'form-list' : 'form-options'}>
        {field.options.map(({ value, label, disabled }, index) => (
          <label key={value} className="form-option">
            <input
              type="checkbox"
              id={`${fieldId(formId, field.name)}-${index}`}
              name={field.name}
              value={value}
              defaultChecked={chosen.has(value)}
              disabled={disabled}
              aria-invalid={error ? true : undefined}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </GroupedField>
  )
}

/** A choice among several. */
export function ChoiceInput(props: FieldProps<ResolvedChoice>) {
  if (props.field.kind === 'select') return <Select {...props} />
  return props.field.kind === 'radio' ? <Radios {...props} /> : <Checkboxes {...props} />
}

/** One box to tick, with its sentence beside it. */
export function CheckboxInput({ formId, field, state }: FieldProps<CheckboxField<string>>) {
  const frame = { formId, field, error: state.errors[field.name] }
  return (
    <div data-field={field.name} data-invalid={frame.error ? '' : undefined} className="form-field form-wide">
      <label className="form-option">
        <input
          type="checkbox"
          id={fieldId(formId, field.name)}
          name={field.name}
          value="on"
          defaultChecked={textValue(state, field.name) !== ''}
          required={isAlwaysRequired(field)}
          aria-invalid={frame.error ? true : undefined}
          aria-describedby={describedBy(frame)}
        />
        <span>
          <FieldLabel field={field} />
        </span>
      </label>
      <HelpText {...frame} />
      <ErrorText {...frame} />
    </div>
  )
}
