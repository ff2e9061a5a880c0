'use client'

import type { DefaultCellComponentProps } from 'payload'

import { countryName } from '@/features/property/model/countries'
import { useStudioLanguage } from '@/studio/use-studio-text'

/** The name of a country in a list. */
export function CountryCell({ cellData }: DefaultCellComponentProps) {
  const locale = useStudioLanguage()
  const number = typeof cellData === 'number' ? cellData : null
  return <span>{countryName(number, locale) ?? String(cellData ?? '')}</span>
}
