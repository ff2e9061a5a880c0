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
    <span
      className={`inline-flex h-7 min-w-10 items-center pr-4 pl-2.5 text-small leading-none font-bold [clip-path:polygon(0_0,calc(100%-10px)_0,100%_50%,calc(100%-10px)_100%,0_100%)] ${className}`}
      style={{ backgroundColor: background, color: text }}
    >
      <span className="sr-only">{name} </span>
      {label}
    </span>
  )
}
