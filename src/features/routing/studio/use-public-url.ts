'use client'

import { useDocumentInfo, useLocale } from '@payloadcms/ui'

import type { PublicUrl } from '@/features/routing/model/public-url'
import { toLocale, type Locale } from '@/lib/i18n/locales'
import { useStudioData } from '@/studio/use-studio-request'

/** Autosave writes every second while an editor types. */
const pauseMs = 700

/** The public address of the document that is being edited; null while it is read, and before it is stored. */
export function usePublicUrl(): { url: PublicUrl | null; locale: Locale; reload: () => void } {
  const { collectionSlug, id, lastUpdateTime } = useDocumentInfo()
  const { code } = useLocale()
  const path = collectionSlug && id ? `${collectionSlug}/${id}/public-url` : null
  const { data, reload } = useStudioData<PublicUrl>(path, { version: lastUpdateTime, pauseMs })
  return { url: data, locale: toLocale(code), reload }
}
