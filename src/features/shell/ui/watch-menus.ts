const wideScreen = '(min-width: 80rem)'

const openMenus = (): HTMLDetailsElement[] => [
  ...document.querySelectorAll<HTMLDetailsElement>('.site-header details[open]'),
]

/**
 * Closes menus when the visitor clicks or focuses outside them. In the drawer only the drawer itself closes: if
 * one of its sub-menus folded on touch, the link below would move away.
 */
function closeOutside({ target }: Event): void {
  const isWide = matchMedia(wideScreen).matches
  for (const menu of openMenus())
    if (target instanceof Node && !menu.contains(target) && (isWide || menu.matches('.drawer')))
      menu.open = false
}

/** A link to an anchor on the same page would otherwise leave the drawer open over it. */
function closeAfterLink({ target }: Event): void {
  if (target instanceof Element && target.closest('.site-header details a'))
    for (const menu of openMenus()) menu.open = false
}

/** Escape closes the innermost open menu and returns the focus to its button. */
function closeByKey({ key }: KeyboardEvent): void {
  if (key !== 'Escape') return
  const header = document.querySelector('.site-header')
  // Also hides a sub-menu opened by hover, until the pointer moves again.
  header?.setAttribute('data-quiet', '')
  header?.addEventListener('pointermove', () => header.removeAttribute('data-quiet'), { once: true })
  const menu = openMenus().at(-1)
  if (!menu) return
  menu.open = false
  menu.querySelector('summary')?.focus()
}

/**
 * The menus are native disclosures and work without scripts; this adds closing on Escape, on links and outside.
 */
export function watchMenus(): () => void {
  const stop = new AbortController()
  const options = { signal: stop.signal }
  document.addEventListener('keydown', closeByKey, options)
  document.addEventListener('focusin', closeOutside, options)
  document.addEventListener('pointerdown', closeOutside, options)
  document.addEventListener('click', closeAfterLink, options)
  return () => stop.abort()
}
