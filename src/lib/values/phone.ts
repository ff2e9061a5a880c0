/** In `+32 (0)470 12 34 56` the zero is dialled in the country only. */
const withoutTrunkZero = (phone: string): string => phone.replace(/^(\s*(?:\+|00)[^(]*)\(0\)/, '$1')

/**
 * The digits of a number with its country, as in links to WhatsApp: `0470 12 34 56` is `32470123456`. A number without
 * `+` or `00` is Belgian.
 */
export function internationalDigits(phone: string): string {
  const digits = withoutTrunkZero(phone).replace(/\D/g, '')
  if (phone.trim().startsWith('+')) return digits
  return digits.startsWith('00') ? digits.slice(2) : digits.replace(/^0?/, '32')
}

/** A number as a link to call it, from any country. */
export const phoneHref = (phone: string): string => `tel:+${internationalDigits(phone)}`

/**
 * Groups a Belgian number that was typed in digits alone: 10 digits (mobile) as 4-2-2-2, 9 digits as 3-2-2-2, with
 * spaces. One that was typed with its own spaces or dots, and anything else, is shown as typed: `02 222 00 00` is usual
 * where the area code has two digits. Specification section 5, "Phone formatting"; acceptance E7.
 */
export function formatPhone(phone: string): string {
  const groups = /^(\d{3,4})(\d{2})(\d{2})(\d{2})$/.exec(phone.trim())
  return groups ? groups.slice(1).join(' ') : phone
}
