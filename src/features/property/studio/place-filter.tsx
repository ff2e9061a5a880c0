'use client'

import { useId } from 'react'

import { nameOfPlace, placesMeant, sortPlaces, type FoundPlace } from '@/features/property/model/find-place'
import { useStudioData, useStudioRequest } from '@/studio/use-studio-request'
import { useStudioText } from '@/studio/use-studio-text'

interface Places {
  docs: FoundPlace[]
}

/** The search of localities, which knows postal codes and forgives accents. */
const queryOf = (text: string, locale: string) => ({
  'where[studioTitle][like]': text.trim(),
  depth: '0',
  limit: '50',
  locale,
  'select[name]': 'true',
  'select[zip]': 'true',
  'select[studioTitle]': 'true',
})

/** Finds the localities that a text means, by their ids; null when it means none. */
export function useFindPlaces(locale: string) {
  const { request } = useStudioRequest()
  return async (text: string): Promise<string[] | null> => {
    const answer = await request<Places>('localities', { query: queryOf(text, locale) })
    const places = answer.isOk ? placesMeant(text, answer.data.docs) : []
    return places.length > 0 ? places.map(({ id }) => id) : null
  }
}

interface PlaceFilterProps {
  place: string
  locale: string
  /** No locality was found for the text. */
  isUnknown: boolean
  change: (place: string) => void
}

/** A locality by postal code or name, with suggestions. */
export function PlaceFilter({ place, locale, isUnknown, change }: PlaceFilterProps) {
  const t = useStudioText()
  const id = useId()
  const isSearchable = place.trim().length > 1
  const { data } = useStudioData<Places>(isSearchable ? 'localities' : null, {
    query: queryOf(place, locale),
    pauseMs: 150,
  })
  return (
    <label>
      <span>{t('propertyList.place')}</span>
      <input
        type="text"
        list={`${id}-places`}
        value={place}
        maxLength={80}
        autoComplete="off"
        placeholder={t('propertyList.placeHint')}
        aria-invalid={isUnknown}
        aria-describedby={isUnknown ? `${id}-unknown` : undefined}
        onChange={({ target }) => change(target.value)}
      />
      <datalist id={`${id}-places`}>
        {sortPlaces(place, data?.docs ?? []).map((each) => (
          <option key={each.id} value={nameOfPlace(each)} />
        ))}
      </datalist>
      {isUnknown && (
        <span id={`${id}-unknown`} role="alert" className="studio-small studio-tone" data-tone="bad">
          {t('propertyList.unknownPlace')}
        </span>
      )}
    </label>
  )
}
