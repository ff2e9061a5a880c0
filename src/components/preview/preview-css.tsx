'use client'

import { useEffect } from 'react'

/**
 * The css of a page that is not public, which has no file yet. Set by script, because the page's policy allows no
 * styles in its text.
 *
 * @param css cleaned
 */
export function PreviewCss({ css }: { css: string }) {
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    }
  }, [css])
  return null
}
