let current = new Headers()

/** Sets the headers of the request that the code under test serves; none when left out. */
export const setRequestHeaders = (headers: Record<string, string> = {}): void => {
  current = new Headers(headers)
}

/** Replaces `next/headers` in integration tests: a request with these headers and no cookies. */
export const headers = async (): Promise<Headers> => current

export const cookies = async () => ({ get: () => undefined })
