'use client'

import { getTranslation } from '@payloadcms/translations'
import { useConfig, useTranslation } from '@payloadcms/ui'

import { optionsOf } from './options-of'

/** Gives the label of a value of a property's select in the editor's language; the value itself when it has none. */
export function useOptionLabel(name: 'goal' | 'status'): (value: string) => string {
  const { getEntityConfig } = useConfig()
  const { i18n } = useTranslation()
  const options = optionsOf(getEntityConfig({ collectionSlug: 'properties' })?.fields ?? [], name)
  return (value) => {
    const option = options.find((each) => typeof each === 'object' && each.value === value)
    const label = typeof option === 'object' ? getTranslation(option.label, i18n) : null
    return typeof label === 'string' ? label : value
  }
}
