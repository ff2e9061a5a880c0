import type { DateField, FileField, NumberField, TextField } from '@/features/submissions/model/form-field'
import type { Translator } from '@/lib/i18n/translator'

import { describedBy, isAlwaysRequired, LabelledField, type FrameProps } from './field-frame'
import { fieldId } from './field-ids'
import { textValue, type FormState } from './form-state'

export interface FieldProps<Field> {
  formId: string
  field: Field & FrameProps['field']
  state: FormState
  t: Translator
}

const frameOf = <Field,>({ formId, field, state }: FieldProps<Field>): FrameProps => ({
  formId,
  field,
  error: state.errors[field.name],
})

/** Attributes of every control with one value. */
const toControlProps = (frame: FrameProps, autocomplete: string | undefined) => ({
  id: fieldId(frame.formId, frame.field.name),
  name: frame.field.name,
  required: isAlwaysRequired(frame.field),
  'aria-required': frame.field.required && !isAlwaysRequired(frame.field) ? true : undefined,
  'aria-invalid': frame.error ? true : undefined,
  'aria-describedby': describedBy(frame),
  autoComplete: autocomplete,
})

const inputTypes = { text: 'text', email: 'email', phone: 'tel' } as const

/** The browser limits the length; the server checks it again. */
const usualLengths = { text: 200, email: 254, phone: 40, textarea: 5000 } as const

const textareaRows = 6

export function TextInput(props: FieldProps<TextField<string>>) {
  const { field, state } = props
  const frame = frameOf(props)
  const inputProps = {
    ...toControlProps(frame, field.autocomplete),
    defaultValue: textValue(state, field.name),
    placeholder: field.placeholder,
    minLength: field.minLength,
    maxLength: field.maxLength ?? usualLengths[field.kind],
  }
  return (
    <LabelledField {...frame}>
      {field.kind === 'textarea' ? (
        <textarea {...inputProps} rows={textareaRows} className="field form-control resize-y" />
      ) : (
        <input
          {...inputProps}
          type={inputTypes[field.kind]}
          inputMode={field.inputMode}
          className="field form-control"
        />
      )}
    </LabelledField>
  )
}

/** Amounts are typed in any usual notation; the currency is in the label or in the field. */
export function NumberInput(props: FieldProps<NumberField<string>>) {
  const { field, state } = props
  const frame = frameOf(props)
  const inputProps = {
    ...toControlProps(frame, field.autocomplete ?? 'off'),
    defaultValue: textValue(state, field.name),
  }
  const hasSign = !field.label.includes('€')
  return (
    <LabelledField {...frame}>
      {field.kind === 'money' ? (
        <span className="relative block">
          {hasSign && (
            <span aria-hidden="true" className="absolute inset-y-0 left-3.5 flex items-center text-slate">
              €
            </span>
          )}
          <input
            {...inputProps}
            type="text"
            inputMode="numeric"
            maxLength={16}
            className={`field form-control figures ${hasSign ? 'pl-9' : ''}`}
          />
        </span>
      ) : (
        <input
          {...inputProps}
          type="number"
          inputMode="numeric"
          min={field.min}
          max={field.max}
          step={1}
          className="field form-control figures"
        />
      )}
    </LabelledField>
  )
}

/** Bounds are relative to today, which a cached page does not contain: the browser sets them. */
export function DateInput(props: FieldProps<DateField<string>>) {
  const { field, state } = props
  const frame = frameOf(props)
  return (
    <LabelledField {...frame}>
      <input
        {...toControlProps(frame, field.autocomplete)}
        type="date"
        defaultValue={textValue(state, field.name)}
        data-from-days={field.fromDays}
        data-to-days={field.toDays}
        className="field form-control figures"
      />
    </LabelledField>
  )
}

const acceptedFiles =
  '.pdf,.docx,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** Its rules in words; a browser does not keep the file of a form that is shown again. */
export function FileInput(props: FieldProps<FileField<string>>) {
  const { field, state, t } = props
  const frame = frameOf(props)
  const wasSent = Object.keys(state.errors).length > 0 || Boolean(state.message)
  const rules = [field.help ?? t('formView.fileHelp'), wasSent && t('formView.fileAgain')]
  return (
    <LabelledField {...frame} help={rules.filter(Boolean).join(' ')}>
      <input
        {...toControlProps(frame, undefined)}
        aria-describedby={describedBy(frame, true)}
        type="file"
        accept={acceptedFiles}
        className="field form-control form-file"
      />
    </LabelledField>
  )
}
