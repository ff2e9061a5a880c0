import type { CardFacts, FactLabels } from './card-data'

/** Small icons outside the icon set, because they are on every card, also in its data for the browser. */
const icons = {
  bedrooms: 'M2 20v-8h20v8M4 12V5h16v7M12 8v4M2 17h20',
  living: 'M8 3H3v5M16 3h5v5M3 16v5h5M21 16v5h-5',
  ground: 'M12 3 5 13h4l-4 5h14l-4-5h4ZM12 18v4',
}

interface FactListProps {
  facts: CardFacts
  labels: FactLabels
  className?: string
}

/** Rooms and surfaces in one line, with names of the icons for screen readers. */
export function FactList({ facts, labels, className = '' }: FactListProps) {
  const known = (['bedrooms', 'living', 'ground'] as const).filter((name) => facts[name])
  if (known.length === 0) return null
  return (
    <ul className={`figures flex flex-wrap gap-x-4 gap-y-1 text-small text-slate ${className}`}>
      {known.map((name) => (
        <li key={name} title={labels[name]} className="inline-flex items-center gap-1.5">
          <svg aria-hidden="true" viewBox="0 0 24 24" className="size-4 fill-none stroke-steel stroke-[1.75]">
            <path d={icons[name]} />
          </svg>
          <span className="sr-only">{`${labels[name]}: `}</span>
          {facts[name]}
        </li>
      ))}
    </ul>
  )
}
