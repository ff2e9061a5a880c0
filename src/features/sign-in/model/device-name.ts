import Bowser from 'bowser'

const maxLength = 60

/** Browser and system of a `User-Agent`, such as `Firefox, Windows`; empty when it is unknown. */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return ''
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500))
  return [browser.name, os.name].filter(Boolean).join(', ').slice(0, maxLength)
}
