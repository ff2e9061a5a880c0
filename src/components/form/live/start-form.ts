import type { CaptchaSetting } from '@/lib/forms/captcha'

import type { Captcha } from '../captcha-live'
import { controlId, fieldOrder } from '../field-ids'

import { setDateBounds } from './date-bounds'
import { findErrors, loadChecks, only } from './find-errors'
import { followConditions } from './follow-conditions'
import { keepDraft } from './keep-draft'
import { partOf, type LiveForm } from './live-form'
import { searchLongLists } from './long-lists'
import { pageSteps } from './paged-steps'
import { hideSummary, isMarked, markField, showProblems } from './show-problems'
import { makeSubmission } from './submission'

const nameOf = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-field]')?.dataset.field ?? null) : null

/**
 * A field that was wrong is judged again while it is changed; the others are left in peace. Not when it is left: an error
 * that goes away then would move the button from under the pointer that presses it.
 */
function recheckMarked(live: LiveForm): void {
  const { form, signal } = live
  const recheck = async ({ target }: Event) => {
    const name = nameOf(target)
    if (name === null || !isMarked(live, name)) return
    const errors = await findErrors(live)
    markField(live, name, errors[name])
  }
  form.addEventListener('input', (event) => void recheck(event).catch(() => undefined), { signal })
}

/** Fetches what only those need who fill the form in. */
function wakeOnTouch({ form, signal }: LiveForm, wake: () => void): void {
  const once = { signal, once: true }
  for (const type of ['focusin', 'pointerdown', 'input'] as const) form.addEventListener(type, wake, once)
}

/** Its code is fetched once; what cannot be fetched may be there at the next try. */
function makeLazyCaptcha(live: LiveForm, setting: CaptchaSetting) {
  let asked: Promise<Captcha | null> | null = null
  const load = async (): Promise<Captcha | null> => {
    const { makeCaptcha } = await import('../captcha-live')
    return makeCaptcha({
      kind: live.model.kind,
      locale: live.model.locale,
      setting,
      place: partOf(live.form, '[data-form-captcha]'),
      onFallBack: () => showProblems(live, { errors: {}, message: live.texts.captchaDown }),
    })
  }
  return (): Promise<Captcha | null> =>
    (asked ??= load().catch(() => {
      asked = null
      return null
    }))
}

/** Leads to the field that a line of the summary names, also in a part that is not in sight. */
function followSummary({ form, model, formId, signal }: LiveForm, showField: (name: string) => void): void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const id = link?.hash.slice(1)
    const name = id && fieldOrder(model).find((each) => controlId(formId, model, each) === id)
    if (!name) return
    event.preventDefault()
    showField(name)
    const control = document.getElementById(id)
    control?.focus({ preventScroll: true })
    control?.closest('[data-field]')?.scrollIntoView({ block: 'center' })
  }
  partOf(form, '[data-form-summary]')?.addEventListener('click', follow, { signal })
}

/** Takes a form over: from here on the browser's own checks and sending are ours. */
export function startForm(live: LiveForm, setting: CaptchaSetting): void {
  const { form, signal } = live
  form.noValidate = true
  setDateBounds(form)
  searchLongLists(live)
  const draft = keepDraft(live)
  followConditions(live)
  const steps = pageSteps(live)
  recheckMarked(live)
  followSummary(live, steps.showField)
  const captcha = makeLazyCaptcha(live, setting)
  const submission = makeSubmission(live, { draft, captcha, showField: steps.showField })
  wakeOnTouch(live, () => {
    void loadChecks().catch(() => undefined)
    void captcha().then((found) => found?.start())
  })

  const goOn = async (names: readonly string[] | null) => {
    // Without the rules at hand the server judges alone.
    const all = await findErrors(live).catch((): Record<string, string> => ({}))
    const errors = names ? only(all, names) : all
    const first = fieldOrder(live.model).find((name) => errors[name])
    if (first) {
      steps.showField(first)
      showProblems(live, { errors })
    } else if (names) {
      hideSummary(live)
      steps.next()
    } else await submission.send()
  }
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      void goOn(steps.namesHere())
    },
    { signal },
  )
  partOf(form, '[data-step-next]')?.addEventListener('click', () => void goOn(steps.namesHere()), { signal })
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && submission.renew()) steps.restart()
  }
  window.addEventListener('pageshow', onPageShow, { signal })
}
