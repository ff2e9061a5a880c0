import type { ClientField } from 'payload'

import { findTabs, hasField, openFormTab } from './form-tabs'
import { fieldAnchor, payloadElements, rowAnchor } from './payload-elements'
import { waitForElement } from './wait-for-element'

/** A field of a form, or a row. */
export interface FieldSpot {
  /** Path, such as `blocks.0.heading` or `blocks.0`. */
  at: string
  /** Index of its tab; null when it is in none. */
  tab: number | null
}

/** The spot of a field among the fields of its collection. */
export function spotOf(fields: readonly ClientField[], at: string): FieldSpot {
  const [name = ''] = at.split('.')
  const tab = findTabs(fields).findIndex((each) => hasField(each.fields, name))
  return { at, tab: tab < 0 ? null : tab }
}

/** The rows that contain a field, outermost first: `blocks.2.links.0.label` is in row 2 of `blocks`, and so on. */
export function rowsOnTheWay(at: string): { list: string; index: number }[] {
  const steps = at.split('.')
  return steps.flatMap((step, position) =>
    /^\d+$/.test(step) ? [{ list: steps.slice(0, position).join('.'), index: Number(step) }] : [],
  )
}

/**
 * A path whose rows are named by their ids as the path of the form: `blocks.ID.links.ID.label` → `blocks.2.links.0.label`.
 *
 * @returns null when a row is not in the form
 */
export function pathInForm(state: Record<string, { rows?: { id: string }[] }>, path: string): string | null {
  let at = ''
  for (const step of path.split('.')) {
    const rows = state[at]?.rows
    const index = rows?.findIndex(({ id }) => id === step)
    if (index === -1) return null
    at = `${at && `${at}.`}${index ?? step}`
  }
  return at
}

/** The form to look in: a drawer lies over another form, whose fields have the same paths. */
export interface FormPlace {
  form: ParentNode
  /** What Payload appends to the ids of the fields of this form; empty outside drawers. */
  idSuffix: string
}

const byId = (form: ParentNode, id: string) => form.querySelector<HTMLElement>(`#${CSS.escape(id)}`)

const rowElement = (form: ParentNode, { list, index }: { list: string; index: number }) =>
  byId(form, rowAnchor(list, index))

const inputs = 'input, textarea, button, [contenteditable="true"]'

/** The input of a field, the editable element of rich text, or the first visible control of a field that has several. */
function fieldElement(form: ParentNode, anchor: string): HTMLElement | null {
  const element = byId(form, anchor)
  if (element?.matches(inputs)) return element
  if (element) {
    const controls = [...element.querySelectorAll<HTMLElement>(inputs)]
    return controls.find(({ offsetHeight }) => offsetHeight > 0) ?? element
  }
  const label = form.querySelector(`label[for="${CSS.escape(anchor)}"]`)
  return label?.closest(payloadElements.field)?.querySelector<HTMLElement>('[contenteditable="true"]') ?? null
}

function unfold(element: HTMLElement): void {
  const section = element.closest(payloadElements.foldedSection)
  section?.querySelector<HTMLElement>(payloadElements.sectionToggle)?.click()
}

/** Brings the next fields near the screen that are not rendered yet. */
function showNextFields(form: ParentNode): void {
  const places = [...form.querySelectorAll<HTMLElement>(payloadElements.fields)]
  places.find((place) => place.childElementCount === 0 && place.checkVisibility())?.scrollIntoView()
}

/** The input of a field; the button that folds a row, when the spot is one. */
function spotElement(form: ParentNode, at: string, anchor: string): HTMLElement | null {
  const row = rowsOnTheWay(at).at(-1)
  if (!row || at !== `${row.list}.${row.index}`) return fieldElement(form, anchor)
  return rowElement(form, row)?.querySelector<HTMLElement>(payloadElements.sectionToggle) ?? null
}

/** A response to a request that was sent before closes a row again. */
const reopenMs = 1000

/**
 * Scrolls to a field and focuses it. Step by step: the form renders one tab at a time, and rows only when they are
 * visible. A row that is the spot itself stays folded.
 *
 * @param openRow unfolds a row of a list
 */
export async function jumpToField(
  spot: FieldSpot,
  openRow: (list: string, index: number) => void,
  { form, idSuffix }: FormPlace,
): Promise<void> {
  const anchor = fieldAnchor(spot.at) + idSuffix
  const rows = rowsOnTheWay(spot.at)
  const openedAt = new Map<string, number>()
  let shown: HTMLElement | null = null
  if (spot.tab !== null) openFormTab(spot.tab, form)
  const field = await waitForElement(() => {
    const reached = rows.filter((row) => rowElement(form, row) !== null)
    for (const { list, index } of reached) {
      const now = performance.now()
      if (spot.at === `${list}.${index}` || now - (openedAt.get(list) ?? -Infinity) < reopenMs) continue
      openRow(list, index)
      openedAt.set(list, now)
    }
    const element = reached.length === rows.length ? spotElement(form, spot.at, anchor) : null
    if (element && element.offsetHeight > 0) return element
    if (element) unfold(element)
    const last = reached.at(-1)
    const row = last ? rowElement(form, last) : null
    // Fields are rendered for rows in view only.
    if (row && row !== shown) row.scrollIntoView({ block: 'start' })
    if (!row && !element) showNextFields(form)
    shown = row
    return null
  })
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}
