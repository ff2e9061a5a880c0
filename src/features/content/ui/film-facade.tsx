'use client'

import { useState, type MouseEvent, type ReactNode } from 'react'

interface FilmFacadeProps {
  frameUrl: string
  /** Where the link leads without JavaScript. */
  url: string
  title: string
  /** Placeholder until the visitor starts the film: no request goes to the service before. */
  children: ReactNode
}

/** A film or tour of another service, which loads only after a click. */
export function FilmFacade({ frameUrl, url, title, children }: FilmFacadeProps) {
  const [isAsked, setAsked] = useState(false)
  if (isAsked)
    return (
      <iframe
        src={frameUrl}
        title={title}
        ref={(frame) => frame?.focus()}
        allow="autoplay; fullscreen; picture-in-picture; encrypted-media; accelerometer; gyroscope; xr-spatial-tracking"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-forms"
        // The services refuse to play without a referrer.
        referrerPolicy="strict-origin-when-cross-origin"
        className="absolute inset-0 size-full"
      />
    )
  const ask = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setAsked(true)
  }
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener"
      data-tap=""
      onClick={ask}
      className="group absolute inset-0 block"
    >
      {children}
    </a>
  )
}
