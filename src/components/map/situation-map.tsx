'use client'

import { useEffect, useRef, useState } from 'react'

import { late } from '@/components/ui/late'
import type { Locale } from '@/lib/i18n/locales'

const SituationFrame = late(async () => (await import('./situation-frame-live')).SituationFrame)

export interface SituationMapProps {
  locale: Locale
  /** Names the frame: what the map shows, and of what. */
  title: string
  place: {
    latitude: number
    longitude: number
    /** The address is hidden: give the middle of the locality, and the map marks the locality. */
    isApproximate: boolean
    /** Says where it is, such as type and city. */
    label: string
  }
  /** Path of a picture on this site, instead of our marker. */
  customMarker?: string | null
  className?: string
}

/** How long before the map comes into view it begins to load. */
const headStart = '300px'

/**
 * Where one place lies. The map loads when it comes into view; the address stands beside it as text, also for those
 * without scripts.
 */
export function SituationMap({ className = '', ...props }: SituationMapProps) {
  const box = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)

  useEffect(() => {
    if (!box.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: headStart,
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])

  return (
    <div ref={box} className={`bg-mist ${className || 'aspect-4/3 lg:aspect-video'}`}>
      {isNear && <SituationFrame {...props} />}
    </div>
  )
}
