interface EpcBadgeProps {
  label: string
  /** What screen readers say before the label; none in a table whose row has a header. */
  name?: string
  className?: string
  /** In a preview; see `fieldMark`. */
  field?: string | undefined
}

/** The class with the colours of a label (property.css): `epc-a2` for A++, `epc-c` also for the sub-band C-. */
export const epcClass = (label: string): string =>
  label.startsWith('A+') ? `epc-a${label.length - 1}` : `epc-${label.slice(0, 1).toLowerCase()}`

/** The energy label as an arrow of the official scale. */
export const EpcBadge = ({ label, name, className = '', field }: EpcBadgeProps) => (
  <span className={`epc ${epcClass(label)} ${className}`.trim()} data-field={field}>
    {name && <i>{`${name} `}</i>}
    {label}
  </span>
)
