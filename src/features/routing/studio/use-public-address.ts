'use client'

import { useDocumentInfo, useLocale } from '@payloadcms/ui'

import type { PublicAddress } from '@/features/routing/model/public-address'
import { toLocale, type Locale } from '@/lib/i18n/locales'
import { useStudioData } from '@/studio/use-studio-request'

/** Autosave writes every second while an editor types. */
const pauseMs = 700

/** The public address of the document that is being edited; null while it is read, and before it is stored. */
export function usePublicAddress(): { address: PublicAddress | null; locale: Locale; reload: () => void } {
  const { collectionSlug, id, lastUpdateTime } = useDocumentInfo()
  const { code } = useLocale()
  const path = collectionSlug && id ? `${collectionSlug}/${id}/public-address` : null
  const { data, reload } = useStudioData<PublicAddress>(path, { version: lastUpdateTime, pauseMs })
  return { address: data, locale: toLocale(code), reload }
}
