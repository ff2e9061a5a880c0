import { useEffect, useRef, useState, type RefObject } from 'react'

import type { MapCard } from '@/features/map/model/map-points'
import { readCard } from '@/features/map/ui/map-requests'
import type { Locale } from '@/lib/i18n/locales'

type LoadedCard = MapCard | 'loading' | 'failed'

/** The card of a property, requested at once; null requests nothing. */
export function useCard(locale: Locale, ref: number | null): LoadedCard {
  const [card, setCard] = useState<LoadedCard>('loading')
  useEffect(() => {
    if (ref === null) return
    const leaving = new AbortController()
    readCard(locale, ref, leaving.signal)
      .catch(() => null)
      .then((loaded) => leaving.signal.aborted || setCard(loaded ?? 'failed'))
    return () => leaving.abort()
  }, [locale, ref])
  return card
}

interface SeenCard<E extends Element> {
  element: RefObject<E | null>
  card: LoadedCard
}

/** The card of a property in a long row or list, requested once this element is in view. */
export function useSeenCard<E extends Element>(locale: Locale, ref: number): SeenCard<E> {
  const element = useRef<E>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      setSeen(true)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return { element, card: useCard(locale, isSeen ? ref : null) }
}
