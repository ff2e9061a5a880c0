/** Replaces `next/headers` in integration tests: a request without headers and cookies. */
export const headers = async (): Promise<Headers> => new Headers()

export const cookies = async () => ({ get: () => undefined })
