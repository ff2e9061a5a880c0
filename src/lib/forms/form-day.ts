/** Today in Belgium, `YYYY-MM-DD`. */
export const todayInBrussels = (now = new Date()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Brussels' }).format(now)

/** The day so many days after another, both `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

const written = [
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/,
  /^(?<day>\d{1,2})[./-](?<month>\d{1,2})[./-](?<year>\d{4})$/,
]

/** Reads a day as date fields send it, or as people here write it; `null` when there is no such day. */
export function readDay(text: string): string | null {
  const parts = written.map((pattern) => pattern.exec(text)?.groups).find(Boolean)
  if (!parts) return null
  const [year, month, day] = [parts.year, parts.month, parts.day].map((part) => part ?? '')
  const iso = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
  const date = new Date(`${iso}T00:00:00Z`)
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso)
  return isReal && iso >= '1900-01-01' && iso <= '2199-12-31' ? iso : null
}
