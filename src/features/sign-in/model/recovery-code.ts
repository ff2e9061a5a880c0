/** Crockford's Base32: the letters I, L, O and U are left out, because readers take them for others. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

export const recoveryCodeCount = 10
/** Ten characters of five bits: 50 bits. */
export const recoveryCodeLength = 10

/** @param bytes random, one per character */
export function makeRecoveryCode(bytes: Uint8Array): string {
  const characters = Array.from(
    bytes.slice(0, recoveryCodeLength),
    (byte) => alphabet[byte % alphabet.length],
  )
  return `${characters.slice(0, 5).join('')}-${characters.slice(5).join('')}`
}

/** A code as it was made, from what an account typed; null when it cannot be one. */
export function parseRecoveryCode(typed: string): string | null {
  const normalised = typed
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  const isCode =
    normalised.length === recoveryCodeLength && [...normalised].every((each) => alphabet.includes(each))
  return isCode ? `${normalised.slice(0, 5)}-${normalised.slice(5)}` : null
}
