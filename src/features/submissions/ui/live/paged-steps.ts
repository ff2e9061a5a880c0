import { findPart, type LiveForm } from './live-form'

/** The steps of a form, of which one is visible; a form with one step is always at its last step. */
export interface PagedSteps {
  /** Names of the fields of the visible step; null for the last step, where all are checked. */
  namesHere: () => string[] | null
  next: () => void
  /** Shows the step with a field, if it is not visible. */
  showField: (name: string) => void
  /** Shows the first step, as after sending. */
  restart: () => void
}

const wholeForm: PagedSteps = {
  namesHere: () => null,
  next: () => {},
  showField: () => {},
  restart: () => {},
}

interface StepState {
  perronSteps?: Record<string, number>
}

/** The step in the browser's history state for this form. */
function remembered(formId: string, count: number): number {
  const state = Object(window.history.state) as StepState
  const index = state.perronSteps?.[formId] ?? 0
  return Number.isInteger(index) && index >= 0 && index < count ? index : 0
}

/** The framework's own data in the history state stays. */
function remember(formId: string, index: number): void {
  const state = Object(window.history.state) as StepState
  const perronSteps = { ...state.perronSteps, [formId]: index }
  window.history.pushState({ ...state, perronSteps }, '')
}

/** Shows one step of a long form at a time, with the browser's back button. */
export function pageSteps({ form, formId, model, signal }: LiveForm): PagedSteps {
  const steps = [...form.querySelectorAll<HTMLElement>('[data-form-step]')]
  const last = steps.length - 1
  if (last < 1 || form.dataset.steps === undefined) return wholeForm
  const pieces = findPart(form, '[data-form-progress]')?.children ?? []
  const backs = form.querySelectorAll<HTMLElement>('[data-step-back]')
  const [buttons, end] = [findPart(form, '[data-step-buttons]'), findPart(form, '[data-form-end]')]
  let current = 0

  const show = (index: number, isMove = true) => {
    current = index
    steps.forEach((step, place) => (step.hidden = place !== index))
    ;[...pieces].forEach((piece, place) => piece.toggleAttribute('data-done', place <= index))
    for (const back of backs) back.hidden = index === 0
    if (buttons) buttons.hidden = index === last
    if (end) end.hidden = index !== last
    if (!isMove) return
    steps[index]?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
    form.scrollIntoView({ block: 'start' })
  }
  const moveTo = (index: number) => {
    remember(formId, index)
    show(index)
  }

  form.dataset.paged = ''
  // Keeps the step in which the visitor typed before the scripts ran.
  const focused = steps.findIndex((step) => step.contains(document.activeElement))
  show(remembered(formId, steps.length) || Math.max(focused, 0), false)
  for (const back of backs) back.addEventListener('click', () => moveTo(current - 1), { signal })
  window.addEventListener('popstate', () => show(remembered(formId, steps.length)), { signal })

  const stepOf = (name: string) =>
    model.steps.findIndex(({ fields }) => fields.some((field) => field.name === name))
  return {
    namesHere: () => (current === last ? null : (model.steps[current]?.fields.map(({ name }) => name) ?? [])),
    next: () => moveTo(Math.min(current + 1, last)),
    showField: (name) => {
      const index = stepOf(name)
      const wanted = index < 0 ? last : index
      if (wanted !== current) moveTo(wanted)
    },
    restart: () => show(0, false),
  }
}
