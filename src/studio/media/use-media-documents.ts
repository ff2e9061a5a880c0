'use client'

import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

import { useConfig, useLocale } from '@payloadcms/ui'

/** What the studio shows of a picture. */
export interface StoredPicture {
  id: string
  alt?: string | null
  filename?: string | null
  url?: string | null
  updatedAt?: string
  sizes?: { w400?: { url?: string | null } }
  /** It was deleted, or the editor may not see it. */
  isGone?: boolean
}

/** An address of more ids would be longer than servers take. */
const perRequest = 25

async function load(api: string, locale: string, ids: readonly string[]): Promise<StoredPicture[]> {
  const query = new URLSearchParams({
    depth: '0',
    limit: String(ids.length),
    locale,
    'fallback-locale': 'none',
  })
  ids.forEach((id, index) => query.append(`where[id][in][${index}]`, id))
  const answer = await fetch(`${api}/media/?${query}`, { credentials: 'include' })
  if (!answer.ok) throw new Error(`The pictures cannot be read: ${answer.status}`)
  // Our own server answers, with this shape.
  const { docs } = (await answer.json()) as { docs: StoredPicture[] }
  return ids.map((id) => docs.find((doc) => doc.id === id) ?? { id, isGone: true })
}

/** Reads the pictures a field names, each once. */
export function useMediaDocuments(ids: readonly string[]) {
  const { config } = useConfig()
  const { code } = useLocale()
  const [known, setKnown] = useState<ReadonlyMap<string, StoredPicture>>(new Map())
  const asked = useRef(new Set<string>())
  const api = config.routes.api

  const remember = useCallback(
    (pictures: readonly StoredPicture[]) =>
      setKnown(
        (before) => new Map([...before, ...pictures.map((each): [string, StoredPicture] => [each.id, each])]),
      ),
    [],
  )
  const reload = useCallback(
    (some: readonly string[]) => {
      some.forEach((id) => asked.current.add(id))
      load(api, code, some)
        .then(remember)
        // Asked again when the field is shown again.
        .catch(() => some.forEach((id) => asked.current.delete(id)))
    },
    [api, code, remember],
  )
  const missing = useMemo(() => ids.filter((id) => !known.has(id)).join(' '), [ids, known])
  useEffect(() => {
    const wanted = missing.split(' ').filter((id) => id && !asked.current.has(id))
    for (let from = 0; from < wanted.length; from += perRequest) reload(wanted.slice(from, from + perRequest))
  }, [missing, reload])

  return { known, remember, reload }
}
