import type { MarqueeDescription } from '@/features/property/model/marquee'

const colours: Record<MarqueeDescription['meaning'], string> = {
  new: 'bg-ground text-ink',
  priceDrop: 'bg-accent text-on-accent',
  underOption: 'bg-dark text-on-dark',
  sold: 'bg-brand text-on-brand',
  rented: 'bg-brand text-on-brand',
  other: 'bg-ground text-ink',
}

/** The ribbon on a picture: new, price reduced, under option, sold, rented. */
export function MarqueeBadge({
  marquee,
  until,
  className = '',
  field,
}: {
  marquee: MarqueeDescription
  /** The moment from which a script hides it. */
  until?: string | undefined
  className?: string
  /** In a preview; see `fieldMark`. */
  field?: string | undefined
}) {
  return (
    <span
      className={`ribbon ${colours[marquee.meaning]} ${className}`.trim()}
      data-until={until}
      data-field={field}
    >
      {marquee.name}
    </span>
  )
}
