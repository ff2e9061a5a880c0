const WIDE = '(min-width: 80rem)'

const openMenus = (): HTMLDetailsElement[] => [
  ...document.querySelectorAll<HTMLDetailsElement>('.site-header details[open]'),
]

/**
 * Closes what lies outside of where the visitor went. In the drawer only the drawer itself: if a part of it folded
 * under the finger, the link below would move away.
 */
function closeOutside({ target }: Event): void {
  const isWide = matchMedia(WIDE).matches
  for (const menu of openMenus())
    if (target instanceof Node && !menu.contains(target) && (isWide || menu.matches('.drawer')))
      menu.open = false
}

/** A link that leads to a place on the same page would leave the drawer lying over it. */
function closeAfterLink({ target }: Event): void {
  if (target instanceof Element && target.closest('.site-header details a'))
    for (const menu of openMenus()) menu.open = false
}

/** Escape closes the innermost open menu and gives the keyboard back to what opened it. */
function closeByKey({ key }: KeyboardEvent): void {
  if (key !== 'Escape') return
  const header = document.querySelector('.site-header')
  // A sub-menu that only the pointer opened goes too, until the pointer moves again.
  header?.setAttribute('data-quiet', '')
  header?.addEventListener('pointermove', () => header.removeAttribute('data-quiet'), { once: true })
  const menu = openMenus().at(-1)
  if (!menu) return
  menu.open = false
  menu.querySelector('summary')?.focus()
}

/** The menus are native disclosures and work alone; this adds what such an element lacks. */
export function watchMenus(): () => void {
  const stop = new AbortController()
  const options = { signal: stop.signal }
  document.addEventListener('keydown', closeByKey, options)
  document.addEventListener('focusin', closeOutside, options)
  document.addEventListener('pointerdown', closeOutside, options)
  document.addEventListener('click', closeAfterLink, options)
  return () => stop.abort()
}
