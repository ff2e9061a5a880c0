/** Whether a text can be the address of a feed: http or https, without a user name and password. */
export function isFeedAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === ''
}

/** Whether a text can be the name of a file in the folder of feeds; no path leads out of it. */
export const isFeedFile = (text: string): boolean =>
  /^[\w-][\w. -]*(?:\/[\w-][\w. -]*)*$/.test(text) && !text.includes('..')
