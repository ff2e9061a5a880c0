'use client'

import { SelectInput, useField } from '@payloadcms/ui'
import type { NumberFieldClientComponent } from 'payload'
import { useMemo } from 'react'

import { countries, countryName } from '@/features/property/model/countries'
import { useStudioLanguage } from '@/studio/use-studio-text'

/** A country by name; stored is its number. One that the table lacks is shown as its number, and stays. */
export const CountryInput: NumberFieldClientComponent = ({ field, path, readOnly }) => {
  const locale = useStudioLanguage()
  const { value, setValue, showError, disabled } = useField<number | null>({ path })
  const options = useMemo(() => {
    const { compare } = new Intl.Collator(locale)
    return countries
      .map(({ number, alpha2 }) => ({ value: String(number), label: countryName(number, locale) ?? alpha2 }))
      .toSorted((one, other) => compare(one.label, other.label))
  }, [locale])
  const chosen = value === null || value === undefined ? '' : String(value)
  const isListed = chosen === '' || options.some((option) => option.value === chosen)
  return (
    <SelectInput
      path={path}
      name={path}
      label={field.label}
      required={field.required}
      options={isListed ? options : [...options, { value: chosen, label: chosen }]}
      value={chosen}
      isClearable={false}
      readOnly={readOnly || disabled}
      showError={showError}
      onChange={(option) => {
        if (option && !Array.isArray(option)) setValue(Number(option.value))
      }}
    />
  )
}
