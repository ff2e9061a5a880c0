import type { Locale } from '@/lib/i18n/locales'

import { cleanText } from './clean-text'
import type { TextField } from './form-field'
import type { Problem } from './problems'
import { readWebAddress } from './web-address'

/** Longest answers in characters, where a field states none. */
const longest: Record<TextField<string>['kind'], number> = {
  text: 200,
  textarea: 5000,
  email: 254,
  phone: 40,
}

export const longestText = ({ kind, maxLength }: TextField<string>): number => maxLength ?? longest[kind]

const localPart = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const domain =
  /^([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])$/u

/** The last part of a host as the stored fields and the outbox take it; others could never be written to. */
const topLevel = /\.[a-z]{2,}$/

/** Names of hosts with other letters are written as mail servers and other forms know them: `xn--…`. */
function plainHost(address: string): string | null {
  const at = address.lastIndexOf('@')
  const site = `http://${address.slice(at + 1)}`
  if (!URL.canParse(site)) return null
  const { hostname } = new URL(site)
  return topLevel.test(hostname) ? `${address.slice(0, at)}@${hostname}` : null
}

/** One plain address: nothing that could add a recipient or a header. */
export function isMailAddress(text: string): boolean {
  const at = text.lastIndexOf('@')
  const [local, host] = [text.slice(0, at), text.slice(at + 1)]
  return at > 0 && text.length <= 254 && local.length <= 64 && localPart.test(local) && domain.test(host)
}

function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return /^\+?[\d\s()./-]+$/.test(text) && digits >= 6 && digits <= 15
}

/** Reads the answer of a text field; an empty one is `undefined`. */
export function readText(
  field: TextField<string>,
  value: string,
  locale: Locale,
): string | undefined | Problem {
  const cleaned = cleanText(value, { lines: field.kind === 'textarea' })
  const text = field.kind === 'email' ? cleaned.toLowerCase() : cleaned
  if (text === '') return undefined
  const length = [...text].length
  const limit = longestText(field)
  const shown = (number: number) => number.toLocaleString(locale)
  if (length > limit) return { code: 'tooLong', values: { limit: shown(limit) } }
  if (field.minLength && length < field.minLength)
    return { code: 'tooShort', values: { limit: shown(field.minLength) } }
  if (field.kind === 'email') return (isMailAddress(text) && plainHost(text)) || { code: 'email' }
  if (field.kind === 'phone' && !isPhone(text)) return { code: 'phone' }
  return field.inputMode === 'url' ? (readWebAddress(text) ?? { code: 'url' }) : text
}
