import { readStored, writeStored } from '@/lib/values/browser-storage'

const key = 'perron:typed'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Passwords and files are not stored; hidden values are the server's. */
const controls = (): Control[] =>
  [...document.querySelectorAll<Control>('input, select, textarea')].filter(
    ({ type }) => !['password', 'file', 'hidden', 'submit', 'button'].includes(type),
  )

const valueOf = (control: Control): string =>
  control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type)
    ? String(control.checked)
    : control.value

function setValue(control: Control, value: string): void {
  if (control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type))
    control.checked = value === 'true'
  else control.value = value
}

/** Keeps what is in the fields of this page, and which one has the focus, for the moment of one reload. */
export function storeTyped(): void {
  const fields = controls()
  const focused = fields.findIndex((field) => field === document.activeElement)
  const stored = { href: location.href, focused, values: fields.map(valueOf) }
  writeStored('sessionStorage', key, JSON.stringify(stored))
}

/** Puts it back after the reload, if the page still has the same fields. */
export function restoreTyped(): void {
  const text = readStored('sessionStorage', key)
  if (text === null) return
  writeStored('sessionStorage', key, null)
  const stored: { href: string; focused: number; values: string[] } = JSON.parse(text)
  const fields = controls()
  if (stored.href !== location.href || stored.values.length !== fields.length) return
  fields.forEach((field, index) => setValue(field, stored.values[index] ?? ''))
  fields[stored.focused]?.focus({ preventScroll: true })
}
