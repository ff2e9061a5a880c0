import { readStored, writeStored } from '@/lib/values/browser-storage'

const key = 'perron:typed'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Passwords and files are not stored; hidden values are the server's. */
const controls = (): Control[] =>
  [...document.querySelectorAll<Control>('input, select, textarea')].filter(
    ({ type }) => !['password', 'file', 'hidden', 'submit', 'button'].includes(type),
  )

const isChoice = (control: Control): control is HTMLInputElement => /^(?:checkbox|radio)$/.test(control.type)

const valueOf = (control: Control): string => (isChoice(control) ? String(control.checked) : control.value)

function setValue(control: Control, value: string): void {
  if (isChoice(control)) control.checked = value === 'true'
  else control.value = value
}

/**
 * Tells fields apart across builds, of which the newer may have more: the name, with the value of a choice, and which of
 * those alike it is.
 */
function keysOf(fields: Control[]): string[] {
  const counts = new Map<string, number>()
  return fields.map((field) => {
    const name = isChoice(field) ? `${field.name}=${field.value}` : field.name
    const count = counts.get(name) ?? 0
    counts.set(name, count + 1)
    return `${name} ${count}`
  })
}

/** Keeps what is in the fields of this page, and which one has the focus, for the moment of one reload. */
export function storeTyped(): void {
  const fields = controls()
  const keys = keysOf(fields)
  const focused = keys[fields.findIndex((field) => field === document.activeElement)]
  const values = Object.fromEntries(fields.map((field, index) => [keys[index], valueOf(field)]))
  writeStored('sessionStorage', key, JSON.stringify({ href: location.href, focused, values }))
}

/** Puts it back after the reload, into the fields that the page still has. */
export function restoreTyped(): void {
  const text = readStored('sessionStorage', key)
  if (text === null) return
  writeStored('sessionStorage', key, null)
  const stored: { href: string; focused?: string; values: Record<string, string> } = JSON.parse(text)
  if (stored.href !== location.href) return
  const fields = controls()
  keysOf(fields).forEach((name, index) => {
    const [field, value] = [fields[index], stored.values[name]]
    if (!field || value === undefined) return
    setValue(field, value)
    if (name === stored.focused) field.focus({ preventScroll: true })
  })
}
