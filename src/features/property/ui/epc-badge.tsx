import { epcColours } from './epc-colours'

interface EpcBadgeProps {
  label: string
  /** Accessible name, instead of the bare letter. */
  name: string
  className?: string
}

/** The energy label as an arrow of the official scale. */
export function EpcBadge({ label, name, className = '' }: EpcBadgeProps) {
  const { background, text } = epcColours(label)
  return (
    <span className={`epc ${className}`.trim()} style={{ backgroundColor: background, color: text }}>
      <i>{`${name} `}</i>
      {label}
    </span>
  )
}
