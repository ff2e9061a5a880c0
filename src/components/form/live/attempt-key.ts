/** What makes a repeated request the same. Works where `crypto.randomUUID` does not, which wants https. */
export const makeAttemptKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
