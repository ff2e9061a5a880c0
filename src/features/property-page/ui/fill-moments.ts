import type { NextMoment } from '@/features/property-page/model/property-detail'
import { each } from '@/lib/dom/each'

/** The form of the booking with a moment chosen. */
const bookingOf = (href: string, { value }: NextMoment): string =>
  `${href}&${new URLSearchParams({ slot: value })}`

async function readMoments(ref: string): Promise<NextMoment[]> {
  const response = await fetch(`/${document.documentElement.lang.slice(0, 2)}/forms/moments/${ref}/`)
  if (!response.ok) throw new Error(`The moments answered ${response.status}`)
  // The response of this site's own route has this type.
  return (await response.json()) as NextMoment[]
}

function fill(place: HTMLElement, moments: readonly NextMoment[]): void {
  const list = place.querySelector('ul')
  const model = list?.firstElementChild
  const items = moments.map((moment) => {
    const item = model?.cloneNode(true) as HTMLElement
    const link = item.querySelector('a')
    item.classList.remove('invisible')
    if (link)
      Object.assign(link, { href: bookingOf(place.dataset.moments ?? '', moment), textContent: moment.label })
    return item
  })
  list?.replaceChildren(...items)
  list?.classList.toggle('min-h-26', items.length > 2)
}

/** Where nothing is free, the request for a visit takes the place of each link to the free moments. */
function offerRequest(place: HTMLElement): void {
  const instead = place.querySelector<HTMLAnchorElement>('[data-no-moment]')
  if (!instead) return
  const all = place.querySelector('[data-all-moments]')
  instead.classList.remove('hidden')
  // Before it is gone, so that the focus is not lost.
  if (all === document.activeElement) instead.focus()
  all?.remove()
  const { href, textContent } = instead
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-first-moment], header > .skip-link'))
    Object.assign(link, { href, textContent })
}

/** Writes the next free moments under the price, and the first one into the bar of a phone. */
export async function fillMoments(place: HTMLElement): Promise<void> {
  const moments = await readMoments(place.dataset.of ?? '').catch(() => null)
  // Without an answer the button for all moments remains.
  if (!moments) return place.querySelector('ul')?.remove()
  fill(place, moments)
  const [first] = moments
  if (!first) return offerRequest(place)
  each('first-moment', (link) => {
    if (!(link instanceof HTMLAnchorElement)) return
    link.href = bookingOf(link.getAttribute('href') ?? '', first)
    link.textContent = `${link.dataset.firstMoment}\n${first.label}`
  })
}
