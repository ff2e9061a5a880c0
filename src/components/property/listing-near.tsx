'use client'

import { nearDistances, nearLabel, nearValue, type NearPlace } from './near-choice'

interface ListingNearProps {
  places: NearPlace[]
  /** The circle of the address; one drawn on the map stays a choice. */
  chosen: { value: string; label: string } | null
  label: string
  any: string
}

/** All within some kilometres of a place: the way to a circle without a map. */
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
