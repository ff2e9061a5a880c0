import { openFormTab } from '@/studio/form-tabs'
import { waitForElement } from '@/studio/wait-for-element'

const content = '.collapsible__content'
const inputs = ':is(input:not([type=hidden]), textarea, [contenteditable=true], select):not([disabled])'

/** Null while the fields, or the editor of a rich text among them, are still being loaded. */
const firstFieldIn = (row: Element): HTMLElement | null =>
  row.querySelector(`${content} .shimmer-effect`) ? null : row.querySelector(`${content} ${inputs}`)

/** Scrolls to an open block row and focuses its first field. */
export async function goToBlockRow(index: number): Promise<void> {
  const find = () => document.getElementById(`blocks-row-${index}`)
  // Blocks are in the first tab.
  if (!find()) openFormTab(0)
  let before: HTMLElement | null = null
  const field = await waitForElement(() => {
    const row = find()
    // Fields are rendered for rows in view only, and rows above may still grow.
    row?.scrollIntoView({ block: 'start' })
    const found = row && firstFieldIn(row)
    // A rich text shows nothing before it begins to load: the same field is first twice.
    const isSettled = found === before
    before = found
    return isSettled ? found : null
  })
  field?.focus({ preventScroll: true })
}

/** Index of the block row around an element; null outside block rows. */
export function blockRowAround(element: EventTarget | null): number | null {
  if (!(element instanceof Element)) return null
  const row = element.closest('[id^="blocks-row-"]')
  const index = Number(/^blocks-row-(\d+)$/.exec(row?.id ?? '')?.[1] ?? Number.NaN)
  return Number.isNaN(index) ? null : index
}
