import { countLive, offerNewSince } from './live-count'
import { formatDistance } from './near-choice'

const isWide = () => matchMedia('(min-width: 64rem)').matches

const openFolds = (bar: HTMLElement) => bar.querySelectorAll<HTMLDetailsElement>('details[open]')

/** The dialog around the form; browsers without commands open it as a popover before this has loaded. */
function closeSheet(form: HTMLFormElement): void {
  const sheet = form.closest('dialog')
  if (sheet?.open) sheet.close()
  else if (sheet && 'popover' in sheet && sheet.matches(':popover-open')) sheet.hidePopover()
}

/** Opens the dialog in browsers whose buttons have no commands. */
function openSheet(bar: HTMLElement, form: HTMLFormElement): void {
  if ('command' in HTMLButtonElement.prototype) return
  bar.querySelector('[data-opens-panel]')?.addEventListener('click', (event) => {
    event.preventDefault()
    closeSheet(form)
    form.closest('dialog')?.showModal()
  })
  bar.querySelector('[data-closes-panel]')?.addEventListener('click', (event) => {
    event.preventDefault()
    closeSheet(form)
  })
}

/** The distance is a part of its place, and empty fields are not part of the URL. */
function tidyFields(formData: FormData): void {
  const [near, km] = [String(formData.get('near') ?? ''), String(formData.get('km'))]
  if (near.split(',').length === 2) formData.set('near', `${near},${km}`)
  formData.delete('km')
  const empty = [...formData].filter(([, value]) => value === '').map(([name]) => name)
  empty.forEach((name) => formData.delete(name))
}

/** Says the distance of the slider, for the eye and for screen readers. */
export function showDistance(form: HTMLFormElement): void {
  const slider = form.querySelector<HTMLInputElement>('input[name=km]')
  const output = form.querySelector('output')
  if (!slider || !output) return
  const distance = formatDistance(slider.value)
  slider.setAttribute('aria-valuetext', distance)
  if (output.textContent !== distance) output.textContent = distance
}

/** The figure follows the slider. */
function enhanceSlider(form: HTMLFormElement): void {
  form.addEventListener('input', () => showDistance(form))
  // The slider is reset after this event.
  form.addEventListener('reset', () => queueMicrotask(() => showDistance(form)))
}

// All values are texts: the form has no file field.
const serialise = (fields: FormData): string =>
  [...fields].flatMap(([name, value]) => (value === '' ? [] : `${name}=${String(value)}`)).join('&')

/** The state of the form as rendered by the server, without the visitor's changes. */
function serialiseInitial(form: HTMLFormElement): string {
  const copy = form.cloneNode(true) as HTMLFormElement
  copy.reset()
  const fields = new FormData(copy)
  tidyFields(fields)
  return serialise(fields)
}

const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Shows the options that contain the text of the search field above them; the others stay in the form. */
function searchOptions(field: HTMLInputElement): void {
  const text = bare(field.value.trim())
  const labels = [...(field.closest('fieldset')?.querySelectorAll<HTMLElement>('label.option') ?? [])]
  for (const label of labels)
    label.hidden = !bare(label.querySelector('span')?.textContent ?? '').includes(text)
  const status = field.parentElement?.querySelector<HTMLElement>('[data-none]')
  const none = labels.every(({ hidden }) => hidden) ? (status?.dataset.none ?? '') : ''
  if (status && status.textContent !== none) status.textContent = none
}

/**
 * Enter in the search field chooses the option if only one is left, or a town with its parts if only that and the town are;
 * it never submits the form.
 */
function chooseOnly(event: KeyboardEvent, field: HTMLInputElement): void {
  event.preventDefault()
  const shown = field
    .closest('fieldset')
    ?.querySelectorAll<HTMLInputElement>('label.option:not([hidden]) input')
  const [first, second] = shown ?? []
  if (shown?.length === 1 || (shown?.length === 2 && first?.value === `${second?.value}|*`)) first?.click()
}

const searchFieldOf = ({ target }: Event): HTMLInputElement | null =>
  target instanceof HTMLInputElement && target.type === 'search' ? target : null

/** Lets the search fields above long lists of options work; also for what was typed before this ran. */
function enhanceSearch(form: HTMLFormElement): void {
  const searchAll = () => form.querySelectorAll<HTMLInputElement>('input[type=search]').forEach(searchOptions)
  form.addEventListener('input', (event) => {
    const field = searchFieldOf(event)
    if (field) searchOptions(field)
  })
  form.addEventListener('keydown', (event) => {
    const field = event.key === 'Enter' ? searchFieldOf(event) : null
    if (field) chooseOnly(event, field)
  })
  // The fields are reset after this event.
  form.addEventListener('reset', () => queueMicrotask(searchAll))
  searchAll()
}

/**
 * Extends the plain form. On wide screens, closing a panel after a change shows the results; Escape resets the
 * changes. Moving the focus out closes a panel without loading the page.
 */
export function enhanceFilters(bar: HTMLElement, form: HTMLFormElement): void {
  const initial = serialiseInitial(form)
  let isCancelled = false

  const closePanels = (cancels: boolean) => {
    const open = openFolds(bar)
    if (open.length > 0) isCancelled = cancels
    open.forEach((fold) => (fold.open = false))
  }
  const onToggle = () => {
    if (openFolds(bar).length > 0) return
    const applies = !isCancelled && isWide() && serialise(new FormData(form)) !== initial
    isCancelled = false
    if (applies) form.requestSubmit()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const fold = event.key === 'Escape' ? openFolds(bar)[0] : undefined
    if (!fold || (form.contains(fold) && !isWide())) return
    if (form.contains(fold)) form.reset()
    closePanels(true)
    fold.querySelector('summary')?.focus()
  }
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node) || bar.contains(relatedTarget)) return
    if (isWide()) closePanels(true)
    else closeSheet(form)
  }
  const onPointerDown = ({ target }: PointerEvent) => {
    if (target instanceof Node && !bar.contains(target)) closePanels(false)
  }
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    // Restored from the back/forward cache: the form must match the list again.
    form.reset()
    closePanels(true)
    closeSheet(form)
  }
  form.addEventListener('formdata', ({ formData }) => tidyFields(formData))
  enhanceSlider(form)
  bar.addEventListener('toggle', onToggle, { capture: true })
  bar.addEventListener('keydown', onKeyDown)
  bar.addEventListener('focusout', onFocusOut)
  document.addEventListener('pointerdown', onPointerDown)
  window.addEventListener('pageshow', onPageShow)
  matchMedia('(min-width: 64rem)').addEventListener('change', () => closeSheet(form))
  openSheet(bar, form)
  enhanceSearch(form)
  countLive(form)
  void offerNewSince(form)
  // A panel may have been closed after a change before this ran.
  onToggle()
  delete bar.dataset.pending
}
