const hasScheme = /^[a-z][a-z0-9+.-]*:/i

/**
 * The address of a website as a visitor types it, with `https://` put before it where nothing stands; `null` for what
 * is none. Only http and https, no name and password, and a host with a dot.
 */
export function readWebAddress(text: string): string | null {
  if (/[\s<>"'\\]/.test(text)) return null
  const whole = hasScheme.test(text) && !/^[^/:]+:\d/.test(text) ? text : `https://${text}`
  const url = URL.canParse(whole) ? new URL(whole) : null
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  const isPlain = url?.username === '' && url.password === '' && /[^.]\.[^.]/.test(url.hostname)
  return url && isWeb && isPlain ? url.href : null
}
