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

/** Keeps what is in the fields of this page for the moment of one reload. */
export const storeTyped = (): void =>
  writeStored('sessionStorage', key, JSON.stringify([location.href, ...controls().map(valueOf)]))

/** Puts it back after the reload, if the page still has the same fields. */
export function restoreTyped(): void {
  const text = readStored('sessionStorage', key)
  if (text === null) return
  writeStored('sessionStorage', key, null)
  const [href, ...values]: string[] = JSON.parse(text)
  const fields = controls()
  if (href !== location.href || values.length !== fields.length) return
  fields.forEach((field, index) => setValue(field, values[index] ?? ''))
}
