'use client'

import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'

/** Fetches what the bar does beyond a plain form as soon as somebody turns to it. */
function enhanceOnUse(bar: HTMLElement, form: HTMLFormElement): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  let isAsked = false
  const enhance = async () => {
    if (isAsked) return
    isAsked = true
    const before = new FormData(form)
    const { enhanceBar } = await import('./listing-enhance')
    if (signal.aborted) return
    signal.addEventListener('abort', enhanceBar(bar, form, before))
  }
  for (const type of ['pointerover', 'focusin']) bar.addEventListener(type, enhance, { signal })
  return () => leaving.abort()
}

/** The bar of a list; its parts are drawn on the server and work as a plain form. */
export function ListingBehaviour({ className, children }: { className: string; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const form = bar.current?.querySelector('form')
    return bar.current && form ? enhanceOnUse(bar.current, form) : undefined
  }, [])
  return (
    <div ref={bar} className={className}>
      {children}
    </div>
  )
}
