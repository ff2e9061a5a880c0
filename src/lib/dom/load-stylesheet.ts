let allLoaded: Promise<unknown> = Promise.resolve()

/** Adds a style sheet to the page. */
export function loadStylesheet(href: string): void {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  const loaded = new Promise((resolve) => (link.onload = link.onerror = resolve))
  allLoaded = Promise.all([allLoaded, loaded])
  document.head.append(link)
}

/** Resolves when the browser has the style sheets that were added until now, or cannot get them. */
export const stylesheetsLoaded = (): Promise<unknown> => allLoaded
