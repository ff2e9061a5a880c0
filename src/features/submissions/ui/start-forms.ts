import { onSigns } from '@/lib/parts/first-sign'
import { loadPart } from '@/lib/parts/load-part'

/** Forms of the site, and the form of a registered search. */
const name = 'form[data-form], form[data-form-lists]'

/** What a form begins to work at a sign of intent on: itself and what is beside it. */
const aroundOf = (form: HTMLFormElement): Element => form.closest('section') ?? form.parentElement ?? form

/** Loads what a form does beyond a plain form when the visitor turns to it. */
export function startForms(): void {
  const started = new WeakSet<HTMLFormElement>()
  const start = async (form: HTMLFormElement) => {
    started.add(form)
    const loaded = await loadPart(() => import('./live/begin-form'))
    // Without it, or without its data, the form works as without JavaScript; the next sign tries again.
    const isStarted = loaded ? await loaded.beginForm(form).catch(() => false) : false
    if (!isStarted) started.delete(form)
  }
  onSigns((target) => {
    for (const form of document.querySelectorAll<HTMLFormElement>(name))
      if (!started.has(form) && aroundOf(form).contains(target)) void start(form)
  })
}
