'use client'

import { getTranslation } from '@payloadcms/translations'
import { useConfig, useTranslation } from '@payloadcms/ui'
import type { GlobalSlug } from 'payload'
import { useMemo } from 'react'

import { findOptions } from './form-tabs'

/**
 * The labels of the options of a field of the settings by value, in the editor's language. Every page of the studio has
 * them in its configuration.
 *
 * @param name of a select field
 */
export function useOptionLabels(globalSlug: GlobalSlug, name: string): ReadonlyMap<string, string> {
  const { getEntityConfig } = useConfig()
  const { i18n } = useTranslation()
  return useMemo(() => {
    const options = findOptions(getEntityConfig({ globalSlug })?.fields ?? [], name)
    // Labels of the schemas are texts by language, never elements.
    const labelOf = (label: unknown) => getTranslation(label as Record<string, string>, i18n)
    return new Map(
      options.map((option) =>
        typeof option === 'string' ? [option, option] : [option.value, labelOf(option.label)],
      ),
    )
  }, [getEntityConfig, globalSlug, i18n, name])
}
