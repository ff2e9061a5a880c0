import { useEffect } from 'react'

import { refsQuery } from '@/lib/saved/shared-list'

import { useSaved } from './saved-store'

/**
 * Opens the visitor's own list at the address that can be shared, where the server draws it: one view for one's own
 * list, a shared one and a comparison, and no second one made of JSON. Whoever is led back here by the server, because
 * the page shows no lists, is not sent again.
 */
export function OwnListOpener() {
  const favourites = useSaved()?.favourites
  useEffect(() => {
    if (!favourites || favourites.length === 0 || document.referrer === location.href) return
    location.replace(`${location.pathname}?${refsQuery(favourites)}`)
  }, [favourites])
  return null
}
