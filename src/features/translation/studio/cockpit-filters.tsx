import { localeNames, type Locale } from '@/lib/i18n/locales'
import { shownStates, type TranslationFilters } from '@/features/translation/model/select-rows'
import { translatedCollections } from '@/features/translation/model/translated-collections'
import { studioTranslator } from '@/lib/i18n/studio-text'

import { cockpitPath } from './cockpit-url'

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

interface CockpitFiltersProps {
  filters: TranslationFilters
  /** Those that are on. */
  languages: readonly Locale[]
  language: string
}

/** Filters as a GET form: the URL holds them, so that a filtered overview can be bookmarked and shared. */
export function CockpitFilters({ filters, languages, language }: CockpitFiltersProps) {
  const t = studioTranslator(language)
  return (
    <form
      key={JSON.stringify(filters)}
      className="studio-filters"
      method="get"
      action={cockpitPath}
      role="search"
      aria-label={t('translation.cockpit.filters')}
    >
      <Choice
        name="collection"
        label={t('translation.cockpit.collection')}
        chosen={filters.collection}
        all={t('translation.cockpit.all')}
        options={translatedCollections.map((value) => ({
          value,
          label: t(`translation.collections.${value}`),
        }))}
      />
      <Choice
        name="language"
        label={t('translation.cockpit.language')}
        chosen={filters.language}
        all={t('translation.cockpit.allLanguages')}
        options={languages.map((value) => ({ value, label: localeNames[value] }))}
      />
      <Choice
        name="state"
        label={t('translation.cockpit.state')}
        chosen={filters.state}
        all={t('translation.cockpit.all')}
        options={shownStates.map((value) => ({ value, label: t(`translation.states.${value}`) }))}
      />
      <label>
        <span>{t('translation.cockpit.search')}</span>
        <input type="search" name="search" defaultValue={filters.search} maxLength={100} />
      </label>
      <button type="submit">{t('translation.cockpit.show')}</button>
      <a href={cockpitPath}>{t('translation.cockpit.reset')}</a>
    </form>
  )
}
