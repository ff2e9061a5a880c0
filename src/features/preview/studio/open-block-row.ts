import { sleep } from '@/lib/values/retry'
import { openFormTab } from '@/studio/form-tabs'

const maxTries = 40
const pauseMs = 50

const firstFieldIn = (row: Element) =>
  row.querySelector<HTMLElement>(
    '.collapsible__content :is(input:not([type=hidden]), textarea, [contenteditable=true], select):not([disabled])',
  )

/** Waits for an element that the form renders later; null after the last try. */
async function soon<T>(find: () => T | null): Promise<T | null> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const found = find()
    if (found) return found
    await sleep(pauseMs)
  }
  return null
}

/** Scrolls to an open block row and focuses its first field. */
export async function goToBlockRow(index: number): Promise<void> {
  const find = () => document.getElementById(`blocks-row-${index}`)
  // Blocks are in the first tab.
  if (!find()) openFormTab(0)
  const row = await soon(find)
  if (!row) return
  row.scrollIntoView({ block: 'start' })
  const field = await soon(() => firstFieldIn(row))
  field?.focus({ preventScroll: true })
}

/** Index of the block row around an element; null outside block rows. */
export function blockRowAround(element: EventTarget | null): number | null {
  if (!(element instanceof Element)) return null
  const row = element.closest('[id^="blocks-row-"]')
  const index = Number(/^blocks-row-(\d+)$/.exec(row?.id ?? '')?.[1] ?? Number.NaN)
  return Number.isNaN(index) ? null : index
}
