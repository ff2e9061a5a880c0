'use client'

import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'

/** Specification section 9: the header becomes fixed past this distance. */
const STICKY_FROM_PIXELS = 30

interface HeaderFrameProps {
  /** Lies transparent on the picture the page begins with. */
  overPicture: boolean
  /** Stays in sight when the page is scrolled. */
  isFixed: boolean
  children: ReactNode
}

/** Watches how far the page is scrolled; everything inside is drawn on the server. */
export function HeaderFrame({ overPicture, isFixed, children }: HeaderFrameProps) {
  const [isScrolled, setScrolled] = useState(false)

  useEffect(() => {
    if (!isFixed) return
    const read = () => setScrolled(window.scrollY > STICKY_FROM_PIXELS)
    read()
    window.addEventListener('scroll', read, { passive: true })
    return () => window.removeEventListener('scroll', read)
  }, [isFixed])

  return (
    <header
      data-scrolled={isScrolled || undefined}
      data-over-picture={(overPicture && !isScrolled) || undefined}
      className="group/header absolute inset-x-0 top-0 z-40 border-b border-line bg-white text-ink transition-colors duration-200 data-[over-picture]:border-transparent data-[over-picture]:bg-transparent data-[over-picture]:text-white data-[scrolled]:fixed print:static"
    >
      {children}
    </header>
  )
}
