'use client'

import { getTranslation } from '@payloadcms/translations'
import { useConfig, useTranslation } from '@payloadcms/ui'
import type { CollectionSlug, GlobalSlug } from 'payload'
import { useMemo } from 'react'

import { findOptions } from './form-tabs'

type Owner = { globalSlug: GlobalSlug } | { collectionSlug: CollectionSlug }

/**
 * The labels of the options of a field by value, in the editor's language. Every page of the studio has them in its
 * configuration.
 *
 * @param owner a constant, not made anew at each render
 * @param name of a select field
 */
export function useOptionLabels(owner: Owner, name: string): ReadonlyMap<string, string> {
  const { getEntityConfig } = useConfig()
  const { i18n } = useTranslation()
  return useMemo(() => {
    const options = findOptions(getEntityConfig(owner)?.fields ?? [], name)
    // Labels of the schemas are texts by language, never elements.
    const labelOf = (label: unknown) => getTranslation(label as Record<string, string>, i18n)
    return new Map(
      options.map((option) =>
        typeof option === 'string' ? [option, option] : [option.value, labelOf(option.label)],
      ),
    )
  }, [getEntityConfig, owner, i18n, name])
}
