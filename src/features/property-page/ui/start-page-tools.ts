import { each } from '@/lib/dom/each'
import { opensElsewhere } from '@/lib/dom/opens-elsewhere'
import { whenLoaded } from '@/lib/dom/when-loaded'

/** Fills the empty question form in with the request, and goes to its telephone field. */
function askForCall(link: HTMLElement): void {
  const hash = link.getAttribute('href') ?? ''
  // Firefox would follow the link only later, and take the focus away again.
  window.location.href = hash
  // The link leads to the place of the form, which it unfolds.
  const form = document.querySelector(hash)
  const message = form?.querySelector('textarea')
  if (message?.value === '') {
    message.value = link.dataset.callBack ?? ''
    message.dispatchEvent(new Event('input', { bubbles: true }))
  }
  form?.querySelector<HTMLInputElement>('input[type=tel]')?.focus({ preventScroll: true })
}

/** Printing, the request to be called back, the next moments of a visit, and what can wait. */
export function startPageTools(): void {
  each('print', (button) => button.addEventListener('click', () => window.print()))
  each('call-back', (link) =>
    link.addEventListener('click', (event) => {
      if (opensElsewhere(event)) return
      event.preventDefault()
      askForCall(link)
    }),
  )
  each('days-since', (place) =>
    whenLoaded(async () => (await import('./late-page-tools')).startLatePageTools(place)),
  )
  each('moments', (place) => whenLoaded(async () => (await import('./fill-moments')).fillMoments(place)))
}
