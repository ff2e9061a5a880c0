'use client'

import { useEffect, useRef, useState } from 'react'

import { late } from '@/components/ui/late'
import type { MapRing } from '@/features/map/model/map-messages'
import type { Locale } from '@/lib/i18n/locales'

const SituationFrame = late(async () => (await import('./situation-frame-live')).SituationFrame)

export interface SituationMapProps {
  locale: Locale
  /** Title of the frame: the kind of map, and its subject. */
  title: string
  place: {
    latitude: number
    longitude: number
    /** The postal address is hidden: pass the centre of the locality, and the map marks the locality. */
    isApproximate: boolean
    /** Text of the position, such as type and city. */
    label: string
  }
  /** Path of a picture on this site, instead of the standard marker. */
  customMarker?: string | null
  /** Circles around the place. */
  rings?: MapRing[]
  className?: string
}

/** How far before the map comes into view it starts to load. */
const headStart = '300px'

/**
 * The position of one place. The map loads when it comes into view; the postal address is beside it as text, also
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
