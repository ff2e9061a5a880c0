import { each } from '@/lib/dom/each'
import { whenLoaded } from '@/lib/dom/when-loaded'

/** Fills the empty question form in with the request, and goes to its telephone field. */
function askForCall(link: HTMLElement): void {
  // The link leads to the heading of the section with the form.
  const form = document.querySelector(link.getAttribute('href') ?? '')?.closest('section')
  const message = form?.querySelector('textarea')
  if (message?.value === '') {
    message.value = link.dataset.callBack ?? ''
    message.dispatchEvent(new Event('input', { bubbles: true }))
  }
  form?.querySelector<HTMLInputElement>('input[type=tel]')?.focus({ preventScroll: true })
}

/** Printing, the request to be called back, and the number of days that a property is online. */
export function startPageTools(): void {
  each('print', (button) => button.addEventListener('click', () => window.print()))
  // The focus moves once the browser has followed the link.
  each('call-back', (link) => link.addEventListener('click', () => setTimeout(askForCall, 0, link)))
  each('days-since', (place) =>
    whenLoaded(async () => {
      const { daysAgo } = await import('./days-ago')
      place.textContent = daysAgo(place.dataset.daysSince ?? '', document.documentElement.lang)
    }),
  )
}
