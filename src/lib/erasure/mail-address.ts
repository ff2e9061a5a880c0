/** The form in which two spellings of an address are the same. */
export const normaliseAddress = (address: string): string => address.normalize('NFC').trim().toLowerCase()

/** Good enough to look for; whether it exists only its owner knows. */
export const isMailAddress = (text: string): boolean =>
  text.length <= 254 && /^[^\s@<>,;"()]+@[^\s@<>,;"()]+\.[^\s@<>,;"().]+$/.test(text)

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The address where it stands for itself: not within `marjan@x.be` when `jan@x.be` is looked for. */
export const addressPattern = (address: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}._%+-])${escaped(address)}(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])`, 'giu')

/** Every address in a text, each once, in its normal form. */
export const addressesIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu)].map(([found]) =>
      normaliseAddress(found),
    ),
  ),
]
