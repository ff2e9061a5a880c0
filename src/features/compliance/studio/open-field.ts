import type { ClientField } from 'payload'

/** Whether a field is among these, also inside rows and collapsibles. */
function holds(fields: readonly ClientField[], name: string): boolean {
  return fields.some(
    (field) =>
      ('name' in field && field.name === name) ||
      (!('name' in field) && 'fields' in field && holds(field.fields, name)),
  )
}

/** Index of the tab with a field; -1 when no tab has it. */
export function findTabIndex(fields: readonly ClientField[], name: string): number {
  const tabs = fields.flatMap((field) => (field.type === 'tabs' ? field.tabs : []))
  return tabs.findIndex((tab) => holds(tab.fields, name))
}

const waitMs = 3000

/** Waits for a field: tabs render their fields when they are opened. */
async function fieldInPage(name: string): Promise<HTMLElement | null> {
  const until = performance.now() + waitMs
  for (;;) {
    const element = document.getElementById(`field-${name}`)
    if (element || performance.now() > until) return element
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
}

function unfold(element: HTMLElement): void {
  const section = element.closest('.collapsible--collapsed')
  section?.querySelector<HTMLElement>('.collapsible__toggle')?.click()
}

/** Opens the tab and section of a field and focuses it. */
export async function openField(fields: readonly ClientField[], name: string): Promise<void> {
  const tabs = document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')
  tabs[findTabIndex(fields, name)]?.click()
  const element = await fieldInPage(name)
  if (!element) return
  unfold(element)
  element.scrollIntoView({ block: 'center' })
  const isInput = element.matches('input, textarea, button')
  const input = isInput ? element : element.querySelector<HTMLElement>('input, textarea, button')
  input?.focus({ preventScroll: true })
}
