'use client'

import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'

/** The filter bar; its parts are rendered on the server and work as a plain form until this code is fetched. */
export function ListingBehaviour({ className, children }: { className: string; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const form = bar.current?.querySelector('form')
    if (!bar.current || !form) return undefined
    const element = bar.current
    let isGone = false
    let end = () => {}
    import('./listing-enhance').then(
      ({ enhanceBar }) => {
        if (!isGone) end = enhanceBar(element, form)
      },
      () => undefined,
    )
    return () => {
      isGone = true
      end()
    }
  }, [])
  return (
    <div ref={bar} data-pending="" className={className}>
      {children}
    </div>
  )
}
