import { findEarlyInput, replayEarlyInput } from '@/components/ui/replay-early-input'

const isWide = () => matchMedia('(min-width: 64rem)').matches

const openFolds = (bar: HTMLElement) => bar.querySelectorAll<HTMLDetailsElement>('details[open]')

/** Browsers without popovers show the form in the page, so it has no sheet to close. */
function closeSheet(form: HTMLFormElement): void {
  if ('popover' in form && form.matches(':popover-open')) form.hidePopover()
}

/** Empty fields are not part of the URL. */
function dropEmpty({ formData }: FormDataEvent): void {
  const empty = [...formData].filter(([, value]) => value === '').map(([name]) => name)
  empty.forEach((name) => formData.delete(name))
}

// All values are texts: the form has no file field.
const serialise = (fields: FormData): string =>
  [...fields].flatMap(([name, value]) => (value === '' ? [] : `${name}=${String(value)}`)).join('&')

/** The state of the form as rendered by the server, without the visitor's changes. */
function serialiseInitial(form: HTMLFormElement): string {
  const copy = form.cloneNode(true) as HTMLFormElement
  copy.reset()
  return serialise(new FormData(copy))
}

/**
 * Extends the plain form. On wide screens, closing a panel after a change shows the results; Escape resets the
 * changes. Moving the focus out closes a panel without loading the page.
 *
 * @returns removes all listeners
 */
export function enhanceBar(bar: HTMLElement, form: HTMLFormElement): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const initial = serialiseInitial(form)
  replayEarlyInput(findEarlyInput(form))
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
    if (!fold || !isWide()) return
    form.reset()
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
  form.addEventListener('formdata', dropEmpty, { signal })
  bar.addEventListener('toggle', onToggle, { signal, capture: true })
  bar.addEventListener('keydown', onKeyDown, { signal })
  bar.addEventListener('focusout', onFocusOut, { signal })
  document.addEventListener('pointerdown', onPointerDown, { signal })
  window.addEventListener('pageshow', onPageShow, { signal })
  // A panel may have been closed after a change before the scripts ran.
  onToggle()
  delete bar.dataset.pending
  return () => listening.abort()
}
