const MOST_TRIES = 40
const PAUSE_MS = 50

const firstFieldIn = (row: Element) =>
  row.querySelector<HTMLElement>(
    '.collapsible__content :is(input:not([type=hidden]), textarea, [contenteditable=true], select):not([disabled])',
  )

/** Waits for what the form has still to draw; null when it never comes. */
async function soon<T>(find: () => T | null): Promise<T | null> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const found = find()
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  return null
}

/** The form draws one tab at a time; blocks are in the first. */
function openFirstTab(): void {
  document.querySelector<HTMLElement>('.tabs-field__tab-button')?.click()
}

/** Brings a block's fields into sight and puts the focus in the first of them. The row was opened before. */
export async function goToBlockRow(index: number): Promise<void> {
  const find = () => document.getElementById(`blocks-row-${index}`)
  if (!find()) openFirstTab()
  const row = await soon(find)
  if (!row) return
  row.scrollIntoView({ block: 'start' })
  const field = await soon(() => firstFieldIn(row))
  field?.focus({ preventScroll: true })
}

/** The number of the block whose fields hold an element; null elsewhere in the form. */
export function blockRowAround(element: EventTarget | null): number | null {
  if (!(element instanceof Element)) return null
  const row = element.closest('[id^="blocks-row-"]')
  const index = Number(/^blocks-row-(\d+)$/.exec(row?.id ?? '')?.[1] ?? Number.NaN)
  return Number.isNaN(index) ? null : index
}
