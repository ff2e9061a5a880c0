import { numberLanguage, type PriceFormat } from '@/features/property/model/price'
import { writeNumber } from '@/lib/i18n/number-format'
import { cleanText } from '@/lib/values/text'

import type { TextField } from './form-field'
import type { Problem } from './problems'

const hasScheme = /^[a-z][a-z0-9+.-]*:/i

/**
 * Parses the URL of a website as a visitor types it; `https://` is added when no scheme is given. `null` for anything
 * else. Only http and https, no user name or password, and a host with a dot.
 */
export function parseWebUrl(text: string): string | null {
  if (/[\s<>"'\\]/.test(text)) return null
  const withScheme = hasScheme.test(text) && !/^[^/:]+:\d/.test(text) ? text : `https://${text}`
  const url = URL.canParse(withScheme) ? new URL(withScheme) : null
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  const isPlain = url?.username === '' && url.password === '' && /[^.]\.[^.]/.test(url.hostname)
  return url && isWeb && isPlain ? url.href : null
}

/** Default maximum lengths in characters. */
const maxLengths: Record<TextField<string>['kind'], number> = {
  text: 200,
  textarea: 5000,
  email: 254,
  phone: 40,
}

export const maxText = ({ kind, maxLength }: TextField<string>): number => maxLength ?? maxLengths[kind]

const localPart = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const domain =
  /^([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])$/u

/** Top-level domains that the stored e-mail fields and the outbox accept; others would be refused later. */
const topLevel = /\.[a-z]{2,}$/

/** International domain names in the form mail servers use: `xn--…`. */
function plainHost(email: string): string | null {
  const at = email.lastIndexOf('@')
  const site = `http://${email.slice(at + 1)}`
  if (!URL.canParse(site)) return null
  const { hostname } = new URL(site)
  return topLevel.test(hostname) ? `${email.slice(0, at)}@${hostname}` : null
}

/** One plain e-mail address, so that it cannot add a recipient or a header. */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@')
  const [local, host] = [text.slice(0, at), text.slice(at + 1)]
  return at > 0 && text.length <= 254 && local.length <= 64 && localPart.test(local) && domain.test(host)
}

/** One plain e-mail address in lower case, as the site stores it; null for anything else. */
export const readEmail = (text: string): string | null =>
  isEmailAddress(text) ? plainHost(text.toLowerCase()) : null

function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return /^\+?[\d\s()./-]+$/.test(text) && digits >= 6 && digits <= 15
}

/** Belgian postcodes begin at 1000. */
const postcode = /^[1-9]\d{3}$/

/** Postcodes between commas, spaces or semicolons, each once: `4000, 4020`. */
function readPostcodes(text: string): string | Problem {
  const codes = [...new Set(text.split(/[\s,;]+/).filter(Boolean))]
  return codes.length > 0 && codes.every((code) => postcode.test(code))
    ? codes.join(', ')
    : { code: 'postcodes' }
}

/** Parses the answer of a text field; `undefined` for an empty one. */
export function readText(
  field: TextField<string>,
  value: string,
  format: PriceFormat,
): string | undefined | Problem {
  const cleaned = cleanText(value, { lines: field.kind === 'textarea' })
  const text = field.kind === 'email' ? cleaned.toLowerCase() : cleaned
  if (text === '') return undefined
  const length = [...text].length
  const limit = maxText(field)
  const shown = (count: number) => writeNumber(count, numberLanguage(format))
  if (length > limit) return { code: 'tooLong', values: { limit: shown(limit) } }
  if (field.minLength && length < field.minLength)
    return { code: 'tooShort', values: { limit: shown(field.minLength) } }
  if (field.kind === 'email') return readEmail(text) ?? { code: 'email' }
  if (field.kind === 'phone' && !isPhone(text)) return { code: 'phone' }
  if ('isPostcodes' in field) return readPostcodes(text)
  return field.inputMode === 'url' ? (parseWebUrl(text) ?? { code: 'url' }) : text
}
