import { useEffect, useState } from 'react'

import type { QuickSearchResults } from '@/features/listings/model/quick-search'

const delayInMilliseconds = 100

async function fetchResults(locale: string, text: string, signal: AbortSignal): Promise<QuickSearchResults> {
  const response = await fetch(`/quick-search/${locale}/?${new URLSearchParams({ q: text })}`, { signal })
  if (!response.ok) throw new Error(`The quick search answered ${response.status}`)
  // The response of this site's own route has this type.
  return (await response.json()) as QuickSearchResults
}

/**
 * The suggestions for the current text; earlier ones stay until new ones arrive, and outdated responses are
 * dropped. Null before the first response, and when the server cannot be reached.
 */
export function useQuickSearch(locale: string, text: string, isOpen: boolean): QuickSearchResults | null {
  const [results, setResults] = useState<QuickSearchResults | null>(null)
  const query = text.trim()
  useEffect(() => {
    if (!isOpen) return
    const request = new AbortController()
    const run = () =>
      fetchResults(locale, query, request.signal).then(setResults, () => {
        if (!request.signal.aborted) setResults(null)
      })
    // The first suggestions are fetched at once; while typing, a pause saves requests.
    const timer = setTimeout(run, query === '' ? 0 : delayInMilliseconds)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [locale, query, isOpen])
  return results
}
