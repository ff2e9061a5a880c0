import { useEffect, useState } from 'react'

import type { SoughtProperty } from '@/features/map/model/map-clusters'
import { readCard } from '@/features/map/ui/map-requests'
import type { Locale } from '@/lib/i18n/locales'

/** A pointer that only passes over a card asks nothing. */
const pauseMs = 150

/**
 * The property that the page points at.
 *
 * @param isPartial asks where it is, because it may be in a group whose members are unknown
 */
export function useSoughtProperty(
  ref: number | null,
  isPartial: boolean,
  locale: Locale,
): SoughtProperty | null {
  const [sought, setFound] = useState<SoughtProperty | null>(null)
  useEffect(() => {
    if (ref === null || !isPartial) return
    const leaving = new AbortController()
    const timer = window.setTimeout(() => {
      readCard(locale, ref, leaving.signal)
        .then((card) => card && setFound({ ref, position: card.position }))
        .catch(() => {
          // The marker of the property is not highlighted.
        })
    }, pauseMs)
    return () => {
      window.clearTimeout(timer)
      leaving.abort()
    }
  }, [ref, isPartial, locale])
  if (ref === null) return null
  return sought?.ref === ref ? sought : { ref, position: null }
}
