/** Whether a text can be the address of a feed: http or https, without a user name and password. */
export function isFeedUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === ''
}

/** The largest feed that is read. */
export const maxFeedBytes = 200 * 1024 * 1024

/** Whether a text can be the name of a source's folder: a single part of a path. */
export const isFeedFolder = (text: string): boolean => /^[a-z0-9][a-z0-9_-]{0,59}$/.test(text)

/** Whether a text can be the name of a file in the folder of feeds; no path leads out of it. */
export const isFeedFile = (text: string): boolean =>
  /^[\w-][\w. -]*(?:\/[\w-][\w. -]*)*$/.test(text) && !text.includes('..')
