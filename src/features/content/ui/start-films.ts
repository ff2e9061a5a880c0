import { opensElsewhere } from '@/lib/dom/opens-elsewhere'
import { loadFrame } from '@/lib/dom/load-frame'

/** Shows a film or tour of another service at the first click on its picture; no request goes to the service before. */
export function startFilms(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-facade]') : null
    const frame = link?.nextElementSibling
    if (!link || !(frame instanceof HTMLIFrameElement) || opensElsewhere(event)) return
    event.preventDefault()
    loadFrame(frame)
    link.hidden = true
    frame.focus()
  })
}
