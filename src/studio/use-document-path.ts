'use client'

import { useDocumentInfo } from '@payloadcms/ui'

/** The path in the API of the document that is being edited: `pages/1`, `globals/header`; null before it is stored. */
export function useDocumentPath(): string | null {
  const { collectionSlug, globalSlug, id } = useDocumentInfo()
  if (globalSlug) return `globals/${globalSlug}`
  return collectionSlug && id ? `${collectionSlug}/${id}` : null
}
