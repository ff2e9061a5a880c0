'use client'

import { useCallback, useEffect, useState } from 'react'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'

import type { DocumentLanguages } from '@/lib/translation/describe-languages'

interface Loaded {
  document: DocumentLanguages
  mayPublish: boolean
}

/** Autosave writes every second while one types; the panel follows when there is a pause. */
const PAUSE_MS = 700

/** The languages of the document that is being edited, read again after every save; null before it is stored. */
export function useDocumentLanguages(target: Pick<DocumentLanguages, 'collection' | 'id'> | null) {
  const { config } = useConfig()
  const { lastUpdateTime } = useDocumentInfo()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [readings, setReadings] = useState(0)
  const address = target && `${config.routes.api}/${target.collection}/${target.id}/translation/`

  useEffect(() => {
    if (address === null) return undefined
    const stop = new AbortController()
    const read = async () => {
      const answer = await fetch(address, { credentials: 'include', signal: stop.signal }).catch(() => null)
      if (answer?.ok) setLoaded((await answer.json()) as Loaded)
    }
    const timer = setTimeout(() => void read(), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [address, lastUpdateTime, readings])

  const reload = useCallback(() => setReadings((count) => count + 1), [])
  return { loaded, reload }
}
