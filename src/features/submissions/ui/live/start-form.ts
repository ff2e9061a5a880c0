import type { CaptchaSetting } from '@/features/submissions/model/captcha'
import { findEarlyInput, replayEarlyInput } from '@/components/ui/replay-early-input'
import type { Captcha } from '@/features/submissions/ui/captcha-live'
import { controlId, fieldOrder } from '@/features/submissions/ui/field-ids'
import { addDays, belgianDay } from '@/lib/time/belgian-time'
import { fieldsOf, isFieldVisible } from '@/features/submissions/model/visible-fields'

import { storeDraft } from './store-draft'
import { findPart, type LiveForm, fieldPart } from './live-form'
import { searchLongLists } from './long-lists'
import { pageSteps } from './paged-steps'
import { hideSummary, isMarked, markField, showProblems } from './show-problems'
import { makeSubmission } from './submission'
import { readControls, readValues } from './read-form'

/** Shows only the fields whose conditions the other answers meet. */
function followConditions(live: LiveForm): void {
  const { form, model, signal } = live
  const fields = fieldsOf(model)
  const conditional = fields.filter(({ when }) => when)
  if (conditional.length === 0) return
  const apply = () => {
    const values = readValues(live)
    for (const field of conditional) {
      const part = fieldPart(form, field.name)
      const isWanted = isFieldVisible(field, values, fields)
      if (!part || part.hidden === !isWanted) continue
      part.hidden = !isWanted
      if (!isWanted) markField(live, field.name, undefined)
    }
  }
  apply()
  form.addEventListener('change', apply, { signal })
  form.addEventListener('form-filled', apply, { signal })
}

/** Imported when a visitor begins to fill in the form; most visitors do not. */
const loadChecks = () => import('@/features/submissions/model/form-schema')

/** The current errors, by name of the field: the same rules as on the server, which decides. */
async function findErrors(live: LiveForm): Promise<Record<string, string>> {
  const { model, problems } = live
  const { checkAnswers } = await loadChecks()
  const checked = checkAnswers(model, readValues(live), problems, belgianDay(new Date()))
  const errors = checked.ok ? {} : checked.errors
  const lacksConsent = model.consent && readControls(live).consent !== 'on'
  return lacksConsent ? { ...errors, consent: problems.consent } : errors
}

/** The errors of some fields. */
const only = (errors: Record<string, string>, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => names.includes(name)))

/** Sets the bounds of dates in the browser: the page may have been rendered days ago. */
function setDateBounds(form: HTMLFormElement): void {
  const today = belgianDay(new Date())
  for (const input of form.querySelectorAll<HTMLInputElement>('input[type="date"]')) {
    const { fromDays, toDays } = input.dataset
    if (fromDays) input.min = addDays(today, Number(fromDays))
    if (toDays) input.max = addDays(today, Number(toDays))
  }
}

const nameOf = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-input]')?.dataset.input ?? null) : null

/**
 * Checks an invalid field again while it is changed; other fields are not checked. Not on blur: the removal of an error
 * would move the button away from the pointer that presses it.
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

/** Imports code that is only needed for filling in the form. */
function startOnTouch({ form, signal }: LiveForm, start: () => void): void {
  if (form.contains(document.activeElement)) {
    start()
    return
  }
  const once = { signal, once: true }
  for (const type of ['focusin', 'pointerdown', 'input'] as const) form.addEventListener(type, start, once)
}

/** The code is imported once; after a failure the next attempt tries again. */
function makeLazyCaptcha(live: LiveForm, setting: CaptchaSetting) {
  let loading: Promise<Captcha | null> | null = null
  const load = async (): Promise<Captcha | null> => {
    const { makeCaptcha } = await import('@/features/submissions/ui/captcha-live')
    return makeCaptcha({
      kind: live.model.kind,
      locale: live.model.locale,
      setting,
      place: findPart(live.form, '[data-form-captcha]'),
      onFallBack: () => showProblems(live, { errors: {}, message: live.texts.captchaDown }),
    })
  }
  return (): Promise<Captcha | null> =>
    (loading ??= load().catch(() => {
      loading = null
      return null
    }))
}

/** Shows and focuses the field of a link in the summary, also in a hidden step. */
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
    control?.closest('[data-input]')?.scrollIntoView({ block: 'center' })
  }
  findPart(form, '[data-form-summary]')?.addEventListener('click', follow, { signal })
}

/** Starts the behaviour of a form: replaces the browser's own validation and sending. */
export function startForm(live: LiveForm, setting: CaptchaSetting): void {
  const { form, signal } = live
  const early = findEarlyInput(form)
  form.noValidate = true
  setDateBounds(form)
  searchLongLists(live)
  const draft = storeDraft(live, early)
  followConditions(live)
  const steps = pageSteps(live)
  recheckMarked(live)
  followSummary(live, steps.showField)
  const captcha = makeLazyCaptcha(live, setting)
  const submission = makeSubmission(live, { draft, captcha, showField: steps.showField })
  startOnTouch(live, () => {
    void loadChecks().catch(() => undefined)
    void captcha().then((loaded) => loaded?.start())
  })

  const goOn = async (names: readonly string[] | null) => {
    // Without the imported rules only the server validates.
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
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && submission.renew()) steps.restart()
  }
  window.addEventListener('pageshow', onPageShow, { signal })
  replayEarlyInput(early)
}
