import { nearDistances, nearLabel, nearValue, type NearPlace } from './near-choice'

interface ListingNearProps {
  places: NearPlace[]
  /** The circle of the URL; one drawn on the map is added as an option. */
  chosen: { value: string; label: string } | null
  label: string
  any: string
}

/** All properties within some kilometres of a place: a circle without using the map. */
export function ListingNear({ places, chosen, label, any }: ListingNearProps) {
  const choices = places.flatMap((place) =>
    nearDistances.map((km) => ({ value: nearValue(place, km), label: nearLabel(place.name, km) })),
  )
  const isDrawn = chosen !== null && !choices.some(({ value }) => value === chosen.value)
  return (
    <label className="block">
      <span className="mb-1 block text-small font-semibold">{label}</span>
      <select name="near" defaultValue={chosen?.value ?? ''} className="field">
        <option value="">{any}</option>
        {(isDrawn ? [chosen, ...choices] : choices).map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  )
}
