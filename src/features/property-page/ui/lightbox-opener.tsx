'use client'

import { useState, type ComponentType, type MouseEvent, type ReactNode } from 'react'

import type { LightboxTexts, PhotoLightboxProps } from './photo-lightbox'

interface LightboxOpenerProps {
  texts: LightboxTexts
  /** Pictures as links to their largest size, which work without JavaScript. */
  children: ReactNode
}

const opensElsewhere = (event: MouseEvent) => event.ctrlKey || event.metaKey || event.shiftKey || event.altKey

/** An open lightbox is an entry of the history: Back, and Android's back gesture, close it and stay on the page. */
function closeWithBack(close: () => void): void {
  window.history.pushState(window.history.state, '')
  window.addEventListener('popstate', close, { once: true })
}

/** Opens the pictures inside it in a lightbox, which loads at the first click. */
export function LightboxOpener({ texts, children }: LightboxOpenerProps) {
  const [Lightbox, setLightbox] = useState<ComponentType<PhotoLightboxProps> | null>(null)
  const [shown, setShown] = useState<Pick<PhotoLightboxProps, 'slides' | 'index' | 'isOpen'> | null>(null)

  function open(event: MouseEvent<HTMLDivElement>) {
    if (opensElsewhere(event) || !(event.target instanceof Element)) return
    const link = event.target.closest<HTMLAnchorElement>('a[data-photo]')
    if (!link) return
    event.preventDefault()
    const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('a[data-photo]')]
    void import('./photo-lightbox').then(
      ({ PhotoLightbox, slideOf }) => {
        setLightbox(() => PhotoLightbox)
        setShown({ slides: links.map(slideOf), index: links.indexOf(link), isOpen: true })
        closeWithBack(() => setShown((before) => before && { ...before, isOpen: false }))
      },
      () => window.location.assign(link.href),
    )
  }

  return (
    // The links inside are the controls; this element only handles their clicks.
    <div onClick={open} data-tap-inside="">
      {children}
      {Lightbox && shown && <Lightbox {...shown} texts={texts} onClose={() => window.history.back()} />}
    </div>
  )
}
