import type { TextSpot } from '@/features/translation/model/describe-languages'
import { sleep } from '@/lib/values/retry'

import { fieldAnchor } from './edit-url'

const maxTries = 60
const pauseMs = 100

/** The rows that contain a field, outermost first: `blocks.2.links.0.label` is in row 2 of `blocks`, and so on. */
export function rowsOnTheWay(at: string): { list: string; index: number }[] {
  const steps = at.split('.')
  return steps.flatMap((step, position) =>
    /^\d+$/.test(step) ? [{ list: steps.slice(0, position).join('.'), index: Number(step) }] : [],
  )
}

const rowElement = ({ list, index }: { list: string; index: number }): HTMLElement | null =>
  document.getElementById(`${list.replaceAll('.', '-')}-row-${index}`)

/** The input, or the editable element of rich text. */
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
 * Scrolls to a field and focuses it. Step by step: the form renders one tab at a time, and rows only when they are
 * visible.
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
  for (let tries = 0; tries < maxTries; tries += 1) {
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
    await sleep(pauseMs)
  }
}
