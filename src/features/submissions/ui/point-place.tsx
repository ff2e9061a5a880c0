import type { PointField } from '@/features/submissions/model/form-field'

import { errorId, fieldId } from './field-ids'
import { textValue } from './form-state'
import type { FieldProps } from './text-fields'

/** A field for a point on a map. It needs JavaScript; without it the field is hidden. */
export function PointPlace({ formId, field, state }: FieldProps<PointField<string>>) {
  const id = fieldId(formId, field.name)
  return (
    <fieldset
      data-field={field.name}
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
