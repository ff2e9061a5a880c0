import type { CardFacts, FactLabels } from './card-data'

type FactFields = Partial<Record<keyof CardFacts, string | undefined>>

interface FactListProps {
  facts: CardFacts
  labels: FactLabels
  className?: string
  /** What the property is, where nothing beside it says so. */
  kind?: string
  /** Those of the facts, in a preview; see `fieldMark`. */
  fields?: FactFields
}

/** Rooms and surfaces in one line; the icons are those of listings.css, with their names for screen readers. */
export function FactList({ facts, labels, className = '', kind = '', fields }: FactListProps) {
  const shownFacts = (['bedrooms', 'living', 'ground'] as const).filter((name) => facts[name])
  if (shownFacts.length === 0 && kind === '') return null
  return (
    <ul className={`facts ${className}`.trim()}>
      {kind && <li>{kind}</li>}
      {shownFacts.map((name) => (
        <li key={name} title={labels[name]} className={`fact-${name}`} data-field={fields?.[name]}>
          <i>{`${labels[name]} `}</i>
          {facts[name]}
        </li>
      ))}
    </ul>
  )
}
