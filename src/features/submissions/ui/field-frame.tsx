import type { ReactNode } from 'react'

import type { ModelField } from '@/features/submissions/model/form-model'

import { errorId, fieldId, helpId } from './field-ids'

export interface FrameProps {
  formId: string
  field: Pick<ModelField, 'name' | 'label' | 'help' | 'required' | 'width' | 'when'>
  error: string | undefined
}

/** Connects help and error to the field for screen readers; an absent error is not announced. */
export const describedBy = ({ formId, field }: FrameProps, hasHelp = Boolean(field.help)): string =>
  [hasHelp && helpId(formId, field.name), errorId(formId, field.name)].filter(Boolean).join(' ')

/** The browser itself requires only fields that do not depend on other answers. */
export const isAlwaysRequired = ({ required, when }: FrameProps['field']): boolean =>
  Boolean(required) && !when

/** The star is explained once, above the fields; screen readers get "required". It stays beside the last word. */
export const RequiredStar = () => (
  <span aria-hidden="true" className="text-alert">
    {'\u00a0*'}
  </span>
)

export const FieldLabel = ({ field }: Pick<FrameProps, 'field'>) => (
  <>
    {field.label}
    {field.required && <RequiredStar />}
  </>
)

export const HelpText = ({ formId, field, help = field.help }: FrameProps & { help?: string | undefined }) =>
  help ? (
    <p id={helpId(formId, field.name)} className="mt-1.5 text-small text-slate">
      {help}
    </p>
  ) : null

/** Empty at first, so that a script only sets its text. */
export const ErrorText = ({ formId, field, error }: FrameProps) => (
  <p id={errorId(formId, field.name)} hidden={!error} className="form-error">
    {error}
  </p>
)

/** The short parts of a postal address share a row, as on an envelope. */
const addressParts: readonly (readonly [ending: RegExp, className: string])[] = [
  [/(?:houseNumber|boxNr|zip)$/i, 'form-quarter'],
  [/city$/i, 'form-rest'],
]

function cellClass({ name, width }: FrameProps['field']): string {
  if (width !== 'half') return 'form-wide'
  return addressParts.find(([ending]) => ending.test(name))?.[1] ?? 'form-half'
}

/** A field with one control: label above, help and error below. */
export function LabelledField(props: FrameProps & { help?: string | undefined; children: ReactNode }) {
  const { formId, field, error, help, children } = props
  return (
    <div
      data-input={field.name}
      data-invalid={error ? '' : undefined}
      className={`form-field ${cellClass(field)}`}
    >
      <label htmlFor={fieldId(formId, field.name)} className="form-label">
        <FieldLabel field={field} />
      </label>
      {children}
      <HelpText {...props} help={help ?? field.help} />
      <ErrorText formId={formId} field={field} error={error} />
    </div>
  )
}

/** A field with several controls, such as the choices of one question. */
export function GroupedField({
  children,
  role,
  ...props
}: FrameProps & { role?: string; children: ReactNode }) {
  const { formId, field, error } = props
  const isRadio = role === 'radiogroup'
  return (
    <fieldset
      role={role}
      aria-describedby={describedBy(props)}
      aria-required={isRadio && field.required ? true : undefined}
      aria-invalid={isRadio && error ? true : undefined}
      data-input={field.name}
      data-invalid={error ? '' : undefined}
      className={`form-field ${cellClass(field)}`}
    >
      <legend className="form-label">
        <FieldLabel field={field} />
      </legend>
      {children}
      <HelpText {...props} />
      <ErrorText formId={formId} field={field} error={error} />
    </fieldset>
  )
}
