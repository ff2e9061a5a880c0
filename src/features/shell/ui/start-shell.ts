import { whenLoaded } from '@/lib/dom/when-loaded'

import { shellSettingsData, type ShellSettings } from './shell-settings'

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
function watchMenus(): () => void {
  const stop = new AbortController()
  const options = { signal: stop.signal }
  document.addEventListener('keydown', closeByKey, options)
  document.addEventListener('focusin', closeOutside, options)
  document.addEventListener('pointerdown', closeOutside, options)
  document.addEventListener('click', closeAfterLink, options)
  return () => stop.abort()
}

/** Specification section 9: the distances from which the header is fixed and the back-to-top link is shown. */
const stickyFromPixels = 30
const backToTopFromPixels = 10
const throttleMs = 100

/** Whether the back-to-top link would lie over a field or a button of a form. */
function isOverForm(): boolean {
  const link = document.querySelector('.back-to-top')?.getBoundingClientRect()
  if (!link) return false
  const below = document.elementsFromPoint(link.x + link.width / 2, link.y + link.height / 2)
  return below.some((element) => element.matches('.form-view'))
}

/** Sets attributes on the document element that show the style sheet how far the page is scrolled. */
function watchScroll(): () => void {
  const root = document.documentElement
  let timer: ReturnType<typeof setTimeout> | undefined
  const read = () => {
    root.toggleAttribute('data-scrolled', window.scrollY > stickyFromPixels)
    root.toggleAttribute('data-below-top', window.scrollY >= backToTopFromPixels && !isOverForm())
  }
  const onScroll = () => {
    if (timer !== undefined) return
    read()
    timer = setTimeout(() => {
      timer = undefined
      read()
    }, throttleMs)
  }
  read()
  window.addEventListener('scroll', onScroll, { passive: true })
  return () => {
    clearTimeout(timer)
    window.removeEventListener('scroll', onScroll)
  }
}

const durationMs = 500

/** Fast at first, slow at the end. */
const eased = (part: number): number => 1 - (1 - part) ** 3

/** Scrolls to the top in half a second, or at once with `prefers-reduced-motion`, and moves the focus there. */
function scrollToTop(): void {
  document.getElementById('top')?.focus({ preventScroll: true })
  const from = window.scrollY
  const duration = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : durationMs
  const start = performance.now()
  const step = (now: number) => {
    const part = duration > 0 ? Math.min((now - start) / duration, 1) : 1
    // The style sheet makes scrolling smooth; here each step is already part of the animation.
    window.scrollTo({ top: from * (1 - eased(part)), behavior: 'instant' })
    if (part < 1) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}

/** The link of `BackToTop`. */
function startBackToTop(): void {
  document.querySelector('.back-to-top')?.addEventListener('click', (event) => {
    event.preventDefault()
    scrollToTop()
  })
}

function readSettings(): ShellSettings | null {
  const text = document.querySelector<HTMLElement>('[data-shell-settings]')?.dataset[shellSettingsData]
  return text ? (JSON.parse(text) as ShellSettings) : null
}

/** What it needs is not part of `start.js`: it runs once the page has loaded. */
async function startConsent(settings: ShellSettings): Promise<void> {
  const loaded = await import('@/features/consent/ui/start-consent')
  await loaded.startConsent(settings)
}

/** Menus, header, consent, popup and the counting of the visit. */
export function startShell(): void {
  watchScroll()
  watchMenus()
  startBackToTop()
  const settings = readSettings()
  if (!settings) return
  whenLoaded(async () => {
    const consent = startConsent(settings).catch(() => {})
    if (settings.popupDelay === undefined) return
    const { runPopup } = await import('./run-popup')
    await runPopup(settings.popupDelay, consent)
  })
}
