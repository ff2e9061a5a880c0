import { useId, type ComponentProps } from 'react'

import { useEarlyText } from '@/components/ui/use-early-text'

interface NumberFieldProps extends Pick<ComponentProps<'input'>, 'inputMode' | 'step' | 'list'> {
  label: string
  value: string
  onChange: (value: string) => void
  /** Of the field with its label. */
  className: string
}

/** A field for a number from zero; keeps what was typed before the page was interactive. */
export function NumberField({ label, value, onChange, className, ...input }: NumberFieldProps) {
  const id = useId()
  const field = useEarlyText(onChange)
  return (
    <p className={className}>
      <label htmlFor={id} className="mb-1 block text-small font-semibold">
        {label}
      </label>
      <input
        {...input}
        ref={field}
        id={id}
        type="number"
        min={0}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="field figures"
      />
    </p>
  )
}
