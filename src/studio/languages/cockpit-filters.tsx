import { localeNames, locales, type Localized } from '@/lib/i18n/locales'
import { translationStates } from '@/lib/translation/language-states'
import type { TranslationFilters } from '@/lib/translation/select-rows'
import { translatedCollections } from '@/lib/translation/translated-collections'

import { studioText } from '../studio-text'
import { cockpitPath } from './cockpit-address'
import { cockpitTexts, collectionNames, stateNames } from './languages-texts'

interface ChoiceProps {
  name: string
  label: string
  chosen: string | null
  all: string
  options: { value: string; label: string }[]
}

function Choice({ name, label, chosen, all, options }: ChoiceProps) {
  return (
    <label>
      <span>{label}</span>
      <select name={name} defaultValue={chosen ?? ''}>
        <option value="">{all}</option>
        {options.map(({ value, label: option }) => (
          <option key={value} value={value}>
            {option}
          </option>
        ))}
      </select>
    </label>
  )
}

/** A plain form: the address says what is shown, so that a filtered cockpit can be bookmarked and linked to. */
export function CockpitFilters({ filters, language }: { filters: TranslationFilters; language: string }) {
  const text = (words: Localized) => studioText(language, words)
  return (
    <form
      key={JSON.stringify(filters)}
      className="studio-languages__filters"
      method="get"
      action={cockpitPath}
      role="search"
      aria-label={text(cockpitTexts.filters)}
    >
      <Choice
        name="collection"
        label={text(cockpitTexts.collection)}
        chosen={filters.collection}
        all={text(cockpitTexts.all)}
        options={translatedCollections.map((value) => ({ value, label: text(collectionNames[value]) }))}
      />
      <Choice
        name="language"
        label={text(cockpitTexts.language)}
        chosen={filters.language}
        all={text(cockpitTexts.allLanguages)}
        options={locales.map((value) => ({ value, label: localeNames[value] }))}
      />
      <Choice
        name="state"
        label={text(cockpitTexts.state)}
        chosen={filters.state}
        all={text(cockpitTexts.all)}
        options={translationStates.map((value) => ({ value, label: text(stateNames[value]) }))}
      />
      <label>
        <span>{text(cockpitTexts.search)}</span>
        <input type="search" name="search" defaultValue={filters.search} maxLength={100} />
      </label>
      <button type="submit">{text(cockpitTexts.show)}</button>
      <a href={cockpitPath}>{text(cockpitTexts.reset)}</a>
    </form>
  )
}
