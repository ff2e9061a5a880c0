const isWide = () => matchMedia('(min-width: 64rem)').matches

const openFolds = (bar: HTMLElement) => bar.querySelectorAll<HTMLDetailsElement>('details[open]')

/** Browsers without popovers show the form in the page, where there is nothing to close. */
function closeSheet(form: HTMLFormElement): void {
  if ('popover' in form && form.matches(':popover-open')) form.hidePopover()
}

/** Fields left open say nothing in the address. */
function dropEmpty({ formData }: FormDataEvent): void {
  const empty = [...formData].filter(([, value]) => value === '').map(([name]) => name)
  empty.forEach((name) => formData.delete(name))
}

// What is asked is text only: the form has no file to choose.
const textOf = (fields: FormData): string =>
  [...fields].flatMap(([name, value]) => (value === '' ? [] : `${name}=${String(value)}`)).join('&')

/**
 * What the bar does beyond a plain form. On wide screens a panel that is shut with something changed shows the results;
 * Escape takes the changes back. Moving the keyboard on shuts a panel without leaving the page.
 *
 * @param before what the form held when the visitor turned to it
 */
export function enhanceBar(bar: HTMLElement, form: HTMLFormElement, before: FormData): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const atFirst = textOf(before)
  let isQuiet = false

  const shut = (quietly: boolean) => {
    const open = openFolds(bar)
    if (open.length > 0) isQuiet = quietly
    open.forEach((fold) => (fold.open = false))
  }
  const onToggle = () => {
    if (openFolds(bar).length > 0) return
    const applies = !isQuiet && isWide() && textOf(new FormData(form)) !== atFirst
    isQuiet = false
    if (applies) form.requestSubmit()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const fold = event.key === 'Escape' ? openFolds(bar)[0] : undefined
    if (!fold || !isWide()) return
    form.reset()
    shut(true)
    fold.querySelector('summary')?.focus()
  }
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node) || bar.contains(relatedTarget)) return
    if (isWide()) shut(true)
    else closeSheet(form)
  }
  const onPointerDown = ({ target }: PointerEvent) => {
    if (target instanceof Node && !bar.contains(target)) shut(false)
  }
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    // The browser kept the page as it was left: its list belongs to what was chosen before.
    form.reset()
    shut(true)
    closeSheet(form)
  }
  form.addEventListener('formdata', dropEmpty, { signal })
  bar.addEventListener('toggle', onToggle, { signal, capture: true })
  bar.addEventListener('keydown', onKeyDown, { signal })
  bar.addEventListener('focusout', onFocusOut, { signal })
  document.addEventListener('pointerdown', onPointerDown, { signal })
  window.addEventListener('pageshow', onPageShow, { signal })
  // Somebody may have been faster than this file.
  onToggle()
  return () => listening.abort()
}
