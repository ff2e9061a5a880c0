'use client'

import { getTranslation } from '@payloadcms/translations'
import { useConfig, useLocale, useTranslation } from '@payloadcms/ui'

import { toDay } from '@/lib/time/belgian-time'
import { formatDay } from '@/lib/time/format-time'

import { useStudioLanguage } from '../use-studio-text'
import { useRelatedTitle } from './related-titles'
import { dayText, numberText, type RowContent } from './row-content'

/** A label of the configuration, in the editor's language. */
export function useConfigLabel() {
  const { i18n } = useTranslation()
  // Labels of the schemas are texts by language, never elements.
  return (label: unknown): string => (label ? getTranslation(label as Record<string, string>, i18n) : '')
}

function useTitleOf(content: RowContent | null): string {
  const { config, getEntityConfig } = useConfig()
  const { code: locale } = useLocale()
  const related = content?.kind === 'related' ? content : null
  const collection = related && getEntityConfig({ collectionSlug: related.collection })
  const request = collection && {
    collection: collection.slug,
    titleField: collection.admin.useAsTitle ?? 'id',
    locale,
    api: config.routes.api,
  }
  return useRelatedTitle(request, related?.id ?? '')
}

/** The content of a row in words; empty until a title is read. */
export function useContentText(content: RowContent | null): string {
  const title = useTitleOf(content)
  const labelOf = useConfigLabel()
  const language = useStudioLanguage()
  if (!content) return ''
  switch (content.kind) {
    case 'text':
      return content.text
    case 'related':
      return title
    case 'count':
      return numberText(labelOf(content.label), content.count, language)
    case 'choice':
      return labelOf(content.label)
    case 'number':
      return numberText(labelOf(content.label), content.number, language)
    case 'date': {
      const day = toDay(content.date)
      return day ? dayText(labelOf(content.label), formatDay(day, language)) : ''
    }
  }
}
