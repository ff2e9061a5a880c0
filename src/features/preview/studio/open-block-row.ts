import { openFormTab } from '@/studio/form-tabs'
import { payloadElements, rowAnchor, rowAround } from '@/studio/payload-elements'
import { waitForElement } from '@/studio/wait-for-element'

const { loadingFields, sectionContent, sectionToggle } = payloadElements
const inputs = ':is(input:not([type=hidden]), textarea, select, [contenteditable])'
const enabledInputs = `${inputs}:not([disabled], [contenteditable=false])`

/** The first field that takes text; the row's own button when all are read-only; null while they are being loaded. */
function placeIn(row: Element): HTMLElement | null {
  const first = row.querySelector<HTMLElement>(`${sectionContent} :is(${loadingFields}, ${inputs})`)
  if (!first || first.matches(loadingFields)) return null
  return (
    row.querySelector<HTMLElement>(`${sectionContent} ${enabledInputs}`) ??
    row.querySelector<HTMLElement>(sectionToggle)
  )
}

/** Scrolls to an open block row and focuses its first field. */
export async function goToBlockRow(index: number): Promise<void> {
  const find = () => document.getElementById(rowAnchor('blocks', index))
  // Blocks are in the first tab.
  if (!find()) openFormTab(0)
  let shown: HTMLElement | null = null
  let before: HTMLElement | null = null
  const place = await waitForElement(() => {
    const row = find()
    // Fields are rendered for rows in view only.
    if (row && row !== shown) row.scrollIntoView({ block: 'start' })
    shown = row
    const element = row && placeIn(row)
    // A rich text shows nothing before it begins to load: the same field is first twice.
    const isSettled = element === before
    before = element
    return isSettled ? element : null
  })
  if (!place) return
  find()?.scrollIntoView({ block: 'start' })
  place.focus({ preventScroll: true })
}

/** Index of the block row around an element; null outside block rows. */
export const blockRowAround = (element: EventTarget | null): number | null =>
  element instanceof Element ? rowAround(element, 'blocks') : null
