import { useEffect, useState } from 'react'

import type { QuickSearchResults } from '@/lib/property/quick-search'

const DELAY_IN_MILLISECONDS = 100

async function fetchResults(locale: string, text: string, signal: AbortSignal): Promise<QuickSearchResults> {
  const response = await fetch(`/quick-search/${locale}/?${new URLSearchParams({ q: text })}`, { signal })
  if (!response.ok) throw new Error(`The quick search answered ${response.status}`)
  // Our own route, whose type this is.
  return (await response.json()) as QuickSearchResults
}

/**
 * The suggestions for what stands in the field; the former ones stay until new ones arrive, and an answer that was
 * overtaken is dropped. Null before the first answer, and when the server cannot be reached.
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
    // The opening suggestions are wanted at once; while typing, a pause saves requests.
    const timer = setTimeout(run, query === '' ? 0 : DELAY_IN_MILLISECONDS)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [locale, query, isOpen])
  return results
}
