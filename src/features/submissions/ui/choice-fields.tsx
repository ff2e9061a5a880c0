import type { CheckboxField, FieldOption } from '@/features/submissions/model/form-field'
import type { ResolvedChoice } from '@/features/submissions/model/form-model'

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

/** Above this number the choices are a scrolling list. */
const maxInSight = 12

/** Above this number the radio buttons are in one column. */
const maxInLine = 4

const shortLabel = 8

/** Whether all labels are so short that a wide list would look empty. */
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

/** An optional question has a choice for no answer: a radio button cannot be unchecked. */
function Radios(props: FieldProps<ResolvedChoice>) {
  const { formId, field, state, t } = props
  const chosen = textValue(state, field.name)
  const noAnswer = { value: '', label: field.noAnswer ?? t('formView.noPreference') }
  const open: FieldOption<string>[] = field.required ? [] : [noAnswer]
  const options = [...open, ...field.options]
  return (
    <GroupedField formId={formId} field={field} error={state.errors[field.name]} role="radiogroup">
      <div className={options.length > maxInLine ? 'form-options' : 'flex flex-wrap gap-x-7'}>
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

/** A long list scrolls: what is chosen when the page opens is in sight, as the places of a search that is saved. */
const chosenFirst = (options: readonly FieldOption<string>[], chosen: ReadonlySet<string>) => [
  ...options.filter(({ value }) => chosen.has(value)),
  ...options.filter(({ value }) => !chosen.has(value)),
]

function Checkboxes({ formId, field, state }: FieldProps<ResolvedChoice>) {
  const chosen = new Set(listValue(state, field.name))
  const error = state.errors[field.name]
  const listed = field.options.filter(({ value, isUnlisted }) => !isUnlisted || chosen.has(value))
  const isLong = listed.length > maxInSight
  const options = isLong ? chosenFirst(listed, chosen) : listed
  return (
    <GroupedField formId={formId} field={field} error={error}>
      {field.isOnMap && <div data-region-map />}
      <div
        data-long-list={isLong ? '' : undefined}
        data-region-list={field.isOnMap ? '' : undefined}
        className={isLong ? 'form-list' : 'form-options'}
      >
        {options.map(({ value, label, disabled }, index) => (
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
      {field.isOnMap && <div data-region-chips />}
    </GroupedField>
  )
}

/** A choice of several options. */
export function ChoiceInput(props: FieldProps<ResolvedChoice>) {
  if (props.field.kind === 'select') return <Select {...props} />
  return props.field.kind === 'radio' ? <Radios {...props} /> : <Checkboxes {...props} />
}

/** One checkbox with its sentence. */
export function CheckboxInput({ formId, field, state }: FieldProps<CheckboxField<string>>) {
  const frame = { formId, field, error: state.errors[field.name] }
  return (
    <div data-input={field.name} data-invalid={frame.error ? '' : undefined} className="form-field form-wide">
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
