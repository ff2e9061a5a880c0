'use client'

import { scrollToTop } from './scroll-to-top'

/** The way back up; shows once the page is scrolled (C5). */
export const BackToTop = ({ label }: { label: string }) => (
  <a
    href="#top"
    className="back-to-top"
    onClick={(event) => {
      event.preventDefault()
      scrollToTop()
    }}
  >
    <span aria-hidden="true" className="icon icon-up" />
    <span className="sr-only">{label}</span>
  </a>
)
