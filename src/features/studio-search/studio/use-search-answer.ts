import { usePreferences } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import {
  parseRecent,
  recentKey,
  withChoice,
  type SearchAnswer,
} from '@/features/studio-search/model/search-answer'
import { useStudioData } from '@/studio/use-studio-request'

/** Waiting time after a typed character, in milliseconds, so that fast typing sends one request. */
const pauseMs = 80

/** The last choices of the editor; null until they are read. */
export function useRecent() {
  const { getPreference, setPreference } = usePreferences()
  const [recent, setRecent] = useState<string[] | null>(null)
  useEffect(() => {
    let isCurrent = true
    getPreference(recentKey).then(
      (stored) => isCurrent && setRecent(parseRecent(stored)),
      () => isCurrent && setRecent([]),
    )
    return () => {
      isCurrent = false
    }
  }, [getPreference])
  const remember = (key: string) => void setPreference(recentKey, withChoice(recent ?? [], key))
  return { recent, remember }
}

/** What is searched: everything in the studio, or what a link can lead to. */
export type SearchSource = 'found' | 'link-targets'

/** What a text means; the former answer stays until the next one comes. */
export function useSearchAnswer(source: SearchSource, text: string, recent: readonly string[] | null) {
  const trimmed = text.trim()
  const query: Record<string, string> =
    trimmed === '' ? { recent: (recent ?? []).join(',') } : { text: trimmed }
  const isReady = trimmed !== '' || recent !== null
  const { data, hasFailed } = useStudioData<SearchAnswer>(isReady ? source : null, {
    query,
    pauseMs: trimmed === '' ? 0 : pauseMs,
  })
  const [last, setLast] = useState<{ result: SearchAnswer; text: string } | null>(null)
  if (data && (last?.result !== data || last.text !== trimmed)) setLast({ result: data, text: trimmed })
  return { result: data ?? last?.result ?? null, isCurrent: data !== null, hasFailed }
}
