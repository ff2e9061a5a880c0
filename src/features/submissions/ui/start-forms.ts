import { onSigns } from '@/lib/parts/first-sign'
import { loadPart } from '@/lib/parts/load-part'

/** Forms of the site, and the form of a registered search. */
const name = 'form[data-form], form[data-form-lists]'

/** Between two attempts to start a form, in milliseconds. */
const pauseMs = 10_000

/** What a form begins to work at a sign of intent on: itself and what is beside it. */
const aroundOf = (form: HTMLFormElement): Element => form.closest('section') ?? form.parentElement ?? form

/** Marks a form that is being sent before its script has it, until the page is shown again. */
function markSent(): void {
  const sent = (form: unknown): form is HTMLFormElement =>
    form instanceof HTMLFormElement && form.matches('[data-form]') && !form.noValidate
  document.addEventListener('submit', ({ target }) => {
    if (sent(target)) target.dataset.sent = ''
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted)
      for (const form of document.querySelectorAll<HTMLElement>('[data-sent]')) delete form.dataset.sent
  })
}

/** Loads what a form does beyond a plain form when the visitor turns to it. */
export function startForms(): void {
  const started = new WeakSet<HTMLFormElement>()
  const start = async (form: HTMLFormElement) => {
    started.add(form)
    const loaded = await loadPart(() => import('./live/begin-form'))
    // Without it, or without its data, the form works as without JavaScript; a later sign tries again.
    const isStarted = loaded ? await loaded.beginForm(form).catch(() => false) : false
    if (!isStarted) setTimeout(() => started.delete(form), pauseMs)
  }
  markSent()
  onSigns((target) => {
    for (const form of document.querySelectorAll<HTMLFormElement>(name))
      if (!started.has(form) && aroundOf(form).contains(target)) void start(form)
  })
}
