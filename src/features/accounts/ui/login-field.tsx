import { describedBy, LabelledField } from '@/features/submissions/ui/field-frame'
import { fieldId } from '@/features/submissions/ui/field-ids'

interface LoginFieldProps {
  formId: string
  name: string
  label: string
  type: 'email' | 'password'
  autoComplete: string
  help?: string
  /** As typed before; never a password. */
  value?: string
  error: string | undefined
}

const maxLengths = { email: 254, password: 128 } as const

/** A field of the log-in. */
export function LoginField({ formId, name, label, type, autoComplete, help, value, error }: LoginFieldProps) {
  // All fields are required, so no star marks one.
  const field = { name, label, ...(help && { help }) }
  const frame = { formId, field, error }
  return (
    <LabelledField {...frame}>
      <input
        id={fieldId(formId, name)}
        name={name}
        type={type}
        required
        autoComplete={autoComplete}
        defaultValue={value}
        maxLength={maxLengths[type]}
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(frame)}
        className="field form-control"
      />
    </LabelledField>
  )
}
