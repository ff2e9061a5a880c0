'use client'

import { useEffect } from 'react'

/**
 * The CSS of an unpublished page, for which no file exists yet. Set by script, because the content security policy
 * allows no inline styles.
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
