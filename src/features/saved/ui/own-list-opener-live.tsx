import { useEffect } from 'react'

import { refsQuery } from '@/features/saved/model/saved-params'

import { useSaved } from './saved-store'

/**
 * Opens the visitor's own list at its shareable URL, where the server renders it: one view for own list, shared list
 * and comparison. A visitor whom the server redirected back here, because the page shows no lists, is not sent again.
 */
export function OwnListOpener() {
  const favourites = useSaved()?.favourites
  useEffect(() => {
    if (!favourites || favourites.length === 0 || document.referrer === location.href) return
    location.replace(`${location.pathname}?${refsQuery(favourites)}`)
  }, [favourites])
  return null
}
