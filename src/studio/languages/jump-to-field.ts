import type { TextSpot } from '@/lib/translation/describe-languages'
import { fieldAnchor } from '@/lib/translation/field-anchor'

const MOST_TRIES = 60
const PAUSE_MS = 100

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS))

/** Rows on the way to a field, outermost first: `blocks.2.links.0.label` stands in row 2 of `blocks`, and so on. */
export function rowsOnTheWay(at: string): { list: string; index: number }[] {
  const steps = at.split('.')
  return steps.flatMap((step, position) =>
    /^\d+$/.test(step) ? [{ list: steps.slice(0, position).join('.'), index: Number(step) }] : [],
  )
}

const rowElement = ({ list, index }: { list: string; index: number }): HTMLElement | null =>
  document.getElementById(`${list.replaceAll('.', '-')}-row-${index}`)

/** The input itself, or, for rich text, the box where one writes. */
function fieldElement(anchor: string): HTMLElement | null {
  const input = document.getElementById(anchor)
  if (input) return input
  const label = document.querySelector(`label[for="${CSS.escape(anchor)}"]`)
  return label?.closest('.field-type')?.querySelector<HTMLElement>('[contenteditable="true"]') ?? null
}

function openTab(tab: number | null): void {
  if (tab === null) return
  const buttons = document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')
  const button = buttons[tab]
  if (button && !button.classList.contains('tabs-field__tab-button--active')) button.click()
}

/**
 * Brings a field into sight and puts the cursor in it. The form draws one tab at a time, and rows only once they come
 * into sight, so this goes step by step.
 *
 * @param openRow unfolds a row of a list
 */
export async function jumpToField(
  spot: TextSpot,
  openRow: (list: string, index: number) => void,
): Promise<void> {
  const anchor = fieldAnchor(spot.at)
  const rows = rowsOnTheWay(spot.at)
  const opened = new Set<string>()
  openTab(spot.tab)
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const reached = rows.filter((row) => rowElement(row) !== null)
    for (const { list, index } of reached) {
      if (!opened.has(list)) openRow(list, index)
      opened.add(list)
    }
    const field = reached.length === rows.length ? fieldElement(anchor) : null
    if (field && field.offsetHeight > 0) {
      field.scrollIntoView({ block: 'center' })
      field.focus({ preventScroll: true })
      return
    }
    const last = reached.at(-1)
    if (last) rowElement(last)?.scrollIntoView({ block: 'start' })
    await pause()
  }
}
