'use client'

import { useListDrawerContext } from '@payloadcms/ui'
import { useState, type FormEvent } from 'react'

import { propertyStatuses } from '@/features/property/model/availability'
import { propertyGoals } from '@/features/property/model/goal'
import {
  hasPropertyFilters,
  withPropertyFilters,
  type PropertyFilters,
} from '@/features/property/model/list-filters'
import { usePathname, useSearchParams } from '@/studio/navigation'
import { useStudioLanguage, useStudioText } from '@/studio/use-studio-text'

import { ListActions } from './list-actions'
import { PlaceFilter, useFindPlaces } from './place-filter'
import { SavedViews } from './saved-views'
import { useOptionLabel } from './use-option-label'

import './property.css'

export interface FilterChoice {
  value: string
  label: string
}

interface ChoiceProps<Value extends string> {
  label: string
  chosen: Value | null
  options: readonly { value: Value; label: string }[]
  choose: (value: Value | null) => void
}

function Choice<Value extends string>({ label, chosen, options, choose }: ChoiceProps<Value>) {
  const t = useStudioText()
  return (
    <label>
      <span>{label}</span>
      <select
        value={chosen ?? ''}
        onChange={({ target }) => choose(options.find(({ value }) => value === target.value)?.value ?? null)}
      >
        <option value="">{t('propertyList.any')}</option>
        {options.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

interface AmountProps {
  label: string
  amount: number | null
  change: (amount: number | null) => void
}

const Amount = ({ label, amount, change }: AmountProps) => (
  <label>
    <span>{label}</span>
    <input
      type="number"
      min={0}
      max={9_999_999_999}
      step={1}
      inputMode="numeric"
      value={amount ?? ''}
      onChange={({ target }) =>
        change(target.value === '' ? null : Math.max(0, Math.trunc(Number(target.value))))
      }
    />
  </label>
)

interface FilterBarProps {
  filters: PropertyFilters
  /** The place that is filtered by, as text. */
  text: string
  types: FilterChoice[]
  agents: FilterChoice[]
}

const noFilters: PropertyFilters = {
  goal: null,
  status: null,
  type: null,
  agent: null,
  localities: [],
  priceFrom: null,
  priceTo: null,
}

function useFilters(filters: PropertyFilters, text: string) {
  const locale = useStudioLanguage()
  const pathname = usePathname()
  const params = useSearchParams()
  const [chosen, setChosen] = useState(filters)
  const [place, setPlace] = useState(text)
  const [isUnknown, setUnknown] = useState(false)
  const findPlaces = useFindPlaces(locale)
  // A full page load: Payload's list keeps its filters on client navigation.
  const show = (next: PropertyFilters) => {
    const query = withPropertyFilters(new URLSearchParams(params.toString()), next)
    window.location.assign([pathname, query].join('?'))
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (place.trim() === text) return show(chosen)
    const localities = place.trim() === '' ? [] : await findPlaces(place)
    if (localities) show({ ...chosen, localities })
    else setUnknown(true)
  }
  const changePlace = (value: string) => {
    setUnknown(false)
    setPlace(value)
  }
  return {
    chosen,
    change: (part: Partial<PropertyFilters>) => setChosen((before) => ({ ...before, ...part })),
    placeProps: { place, isUnknown, locale, change: changePlace },
    isFiltered: hasPropertyFilters(chosen) || place !== '',
    send,
    clear: () => show(noFilters),
  }
}

/** Filters as a form: the URL holds them, so that a list can be bookmarked, shared and saved as a view. */
function Filters({ filters, text, types, agents }: FilterBarProps) {
  const t = useStudioText()
  const goalLabel = useOptionLabel('goal')
  const statusLabel = useOptionLabel('status')
  const { chosen, change, placeProps, isFiltered, send, clear } = useFilters(filters, text)
  const { goal, status, type, agent, priceFrom, priceTo } = chosen
  const goals = propertyGoals.map((value) => ({ value, label: goalLabel(value) }))
  const statuses = propertyStatuses.map((value) => ({ value, label: statusLabel(value) }))
  return (
    <form
      className="studio-filters studio-property__filters"
      role="search"
      aria-label={t('propertyList.filters')}
      onSubmit={(event) => void send(event)}
    >
      <Choice
        label={t('propertyList.goal')}
        chosen={goal}
        options={goals}
        choose={(value) => change({ goal: value })}
      />
      <Choice
        label={t('propertyList.status')}
        chosen={status}
        options={statuses}
        choose={(value) => change({ status: value })}
      />
      <Choice
        label={t('propertyList.type')}
        chosen={type}
        options={types}
        choose={(value) => change({ type: value })}
      />
      <PlaceFilter {...placeProps} />
      <Choice
        label={t('propertyList.agent')}
        chosen={agent}
        options={agents}
        choose={(value) => change({ agent: value })}
      />
      <Amount
        label={t('propertyList.priceFrom')}
        amount={priceFrom}
        change={(amount) => change({ priceFrom: amount })}
      />
      <Amount
        label={t('propertyList.priceTo')}
        amount={priceTo}
        change={(amount) => change({ priceTo: amount })}
      />
      <button type="submit" className="studio-main">
        {t('propertyList.show')}
      </button>
      {isFiltered && (
        <button type="button" onClick={clear}>
          {t('propertyList.reset')}
        </button>
      )}
      <ListActions />
    </form>
  )
}

/** Above the list of properties: its filters and the views that a member of staff keeps. Not where one is picked. */
export function FilterBar(props: FilterBarProps) {
  const { drawerSlug } = useListDrawerContext()
  if (drawerSlug) return null
  return (
    <div className="studio-controls">
      <Filters {...props} />
      <SavedViews />
    </div>
  )
}
