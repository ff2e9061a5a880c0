'use client'

import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

import { useLocale } from '@payloadcms/ui'

import type { Locale } from '@/lib/i18n/locales'
import { useStudioRequest } from './use-studio-request'
import { inChunks } from '@/lib/values/lists'

/** What the studio shows of a picture. */
export interface StoredPicture {
  id: string
  alt?: string | null
  filename?: string | null
  language?: Locale | null
  url?: string | null
  updatedAt?: string
  /** Of the original, in pixels. */
  width?: number | null
  height?: number | null
  sizes?: { w400?: { url?: string | null } }
  /** Deleted, or not readable for this editor. */
  isGone?: boolean
}

/** Limits the length of the URL. */
const perRequest = 25

function toQuery(locale: string, ids: readonly string[]): URLSearchParams {
  const query = new URLSearchParams({
    depth: '0',
    limit: String(ids.length),
    locale,
    'fallback-locale': 'none',
  })
  ids.forEach((id, index) => query.append(`where[id][in][${index}]`, id))
  return query
}

/** Reads the pictures of a field, each once. */
export function useMediaDocuments(ids: readonly string[]) {
  const { code } = useLocale()
  const { request } = useStudioRequest()
  const [documents, setKnown] = useState<ReadonlyMap<string, StoredPicture>>(new Map())
  const requestedIds = useRef(new Set<string>())

  const remember = useCallback(
    (pictures: readonly StoredPicture[]) =>
      setKnown(
        (before) => new Map([...before, ...pictures.map((each): [string, StoredPicture] => [each.id, each])]),
      ),
    [],
  )
  const reload = useCallback(
    async (some: readonly string[]) => {
      some.forEach((id) => requestedIds.current.add(id))
      const answer = await request<{ docs: StoredPicture[] }>('media', { query: toQuery(code, some) })
      if (answer.isOk)
        remember(some.map((id) => answer.data.docs.find((doc) => doc.id === id) ?? { id, isGone: true }))
      // Read again when the field is shown again.
      else some.forEach((id) => requestedIds.current.delete(id))
    },
    [code, remember, request],
  )
  const missing = useMemo(() => ids.filter((id) => !documents.has(id)).join(' '), [ids, documents])
  useEffect(() => {
    const wanted = missing.split(' ').filter((id) => id && !requestedIds.current.has(id))
    for (const some of inChunks(wanted, perRequest)) void reload(some)
  }, [missing, reload])

  return { documents, remember, reload }
}
