import { revalidateTag } from 'next/cache'
import { after } from 'next/server'

import type { Tag } from './tags'

/**
 * Refreshes cached pages and reads once the answer, and so the database change, is done.
 * Scripts and tests run outside Next: there is no cache to refresh there, and Next says so by throwing.
 */
export function refreshTags(changed: readonly Tag[]): void {
  const refresh = () => {
    for (const tag of changed) revalidateTag(tag, { expire: 0 })
  }
  try {
    after(refresh)
  } catch {
    refreshOutsideRequest(refresh)
  }
}

function refreshOutsideRequest(refresh: () => void): void {
  try {
    refresh()
  } catch {
    // No Next around us.
  }
}
