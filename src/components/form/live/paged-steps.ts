import { partOf, type LiveForm } from './live-form'

/** The parts of a form that shows one at a time; a form of one part is always at its end. */
export interface PagedSteps {
  /** Names of the fields of the part in sight; null at the end, where all are judged. */
  namesHere: () => string[] | null
  next: () => void
  /** Shows the part with a field, if it is another one. */
  showField: (name: string) => void
  /** Back to the first part, as after sending. */
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

/** The part that the browser's history remembers for this form. */
function remembered(formId: string, count: number): number {
  const state = Object(window.history.state) as StepState
  const index = state.perronSteps?.[formId] ?? 0
  return Number.isInteger(index) && index >= 0 && index < count ? index : 0
}

/** The framework's own notes in the history stay as they are. */
function remember(formId: string, index: number): void {
  const state = Object(window.history.state) as StepState
  const perronSteps = { ...state.perronSteps, [formId]: index }
  window.history.pushState({ ...state, perronSteps }, '')
}

/** Shows the parts of a long form one at a time, with the browser's own way back. */
export function pageSteps({ form, formId, model, signal }: LiveForm): PagedSteps {
  const steps = [...form.querySelectorAll<HTMLElement>('[data-form-step]')]
  const last = steps.length - 1
  if (last < 1) return wholeForm
  const pieces = partOf(form, '[data-form-progress]')?.children ?? []
  const backs = form.querySelectorAll<HTMLElement>('[data-step-back]')
  const [buttons, end] = [partOf(form, '[data-step-buttons]'), partOf(form, '[data-form-end]')]
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
  for (const part of form.querySelectorAll<HTMLElement>('[data-form-progress], [data-step-count]'))
    part.hidden = false
  show(remembered(formId, steps.length), false)
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
