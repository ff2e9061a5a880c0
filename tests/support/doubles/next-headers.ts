let current = new Headers()

/** Sets the headers of the request that the code under test serves; none when left out. */
export const setRequestHeaders = (headers: Record<string, string> = {}): void => {
  current = new Headers(headers)
}

/** Replaces `next/headers` in integration tests: a request with these headers. */
export const headers = async (): Promise<Headers> => current

/** The cookies of these headers. */
export const cookies = async () => ({
  get: (name: string): { name: string; value: string } | undefined => {
    const all = (current.get('cookie') ?? '').split('; ')
    const cookie = all.find((each) => each.startsWith(`${name}=`))
    return cookie === undefined ? undefined : { name, value: cookie.slice(name.length + 1) }
  },
})
