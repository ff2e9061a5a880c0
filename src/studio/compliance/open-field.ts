import type { ClientField } from 'payload'

/** Whether a field stands somewhere below these, under rows and sections that store nothing of their own. */
function holds(fields: readonly ClientField[], name: string): boolean {
  return fields.some(
    (field) =>
      ('name' in field && field.name === name) ||
      (!('name' in field) && 'fields' in field && holds(field.fields, name)),
  )
}

/** The place of the tab that shows a field; -1 when no tab does. */
export function tabOf(fields: readonly ClientField[], name: string): number {
  const tabs = fields.flatMap((field) => (field.type === 'tabs' ? field.tabs : []))
  return tabs.findIndex((tab) => holds(tab.fields, name))
}

const waitMs = 3000

/** Tabs draw their fields when they are opened: waits until one is there. */
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

/** Opens the tab and the section of a field and puts the cursor in it. */
export async function openField(fields: readonly ClientField[], name: string): Promise<void> {
  const tabs = document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')
  tabs[tabOf(fields, name)]?.click()
  const element = await fieldInPage(name)
  if (!element) return
  unfold(element)
  element.scrollIntoView({ block: 'center' })
  const isInput = element.matches('input, textarea, button')
  const input = isInput ? element : element.querySelector<HTMLElement>('input, textarea, button')
  input?.focus({ preventScroll: true })
}
