import type { ReactNode } from 'react'

import type { ModelField } from '@/lib/forms/form-model'

import { errorId, fieldId, helpId } from './field-ids'

export interface FrameProps {
  formId: string
  field: Pick<ModelField, 'name' | 'label' | 'help' | 'required' | 'width' | 'when'>
  error: string | undefined
}

/** Help and error belong to the field for those who hear it; an error that is not there says nothing. */
export const describedBy = ({ formId, field }: FrameProps, hasHelp = Boolean(field.help)): string =>
  [hasHelp && helpId(formId, field.name), errorId(formId, field.name)].filter(Boolean).join(' ')

/** The browser itself asks only for what is required whatever else is filled in. */
export const isAlwaysRequired = ({ required, when }: FrameProps['field']): boolean =>
  Boolean(required) && !when

/** The star is explained once, above the fields; those who do not see it hear "required". */
export const RequiredStar = () => (
  <span aria-hidden="true" className="text-alert">
    *
  </span>
)

export const FieldLabel = ({ field }: Pick<FrameProps, 'field'>) => (
  <>
    {field.label} {field.required && <RequiredStar />}
  </>
)

export const HelpText = ({ formId, field, help = field.help }: FrameProps & { help?: string | undefined }) =>
  help ? (
    <p id={helpId(formId, field.name)} className="mt-1.5 text-small text-slate">
      {help}
    </p>
  ) : null

/** Stands there empty, so that a later error only has to be written. */
export const ErrorText = ({ formId, field, error }: FrameProps) => (
  <p id={errorId(formId, field.name)} hidden={!error} className="form-error">
    {error}
  </p>
)

/** The short parts of an address share a line, as on an envelope. */
const addressParts: readonly (readonly [ending: RegExp, className: string])[] = [
  [/(?:houseNumber|boxNr|zip)$/i, 'form-quarter'],
  [/city$/i, 'form-rest'],
]

/** How much of the line a field takes. */
function cellClass({ name, width }: FrameProps['field']): string {
  if (width !== 'half') return 'form-wide'
  return addressParts.find(([ending]) => ending.test(name))?.[1] ?? 'form-half'
}

/** A field of one control: label above, help and error under it. */
export function LabelledField(props: FrameProps & { help?: string | undefined; children: ReactNode }) {
  const { formId, field, error, help, children } = props
  return (
    <div
      data-field={field.name}
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

/** A field of several controls, such as the choices of one question. */
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
      data-field={field.name}
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
