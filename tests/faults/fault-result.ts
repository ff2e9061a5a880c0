/** The promises of the design (reliability.md, section 2), in the words of docs/promises.md. */
export const promises = {
  P1: 'An acknowledged submission, booking or upload is never lost and never stored twice.',
  P2: 'A slot never gets more bookings than its capacity.',
  P3: 'Only what the access table lists can be read or changed; what is erased is gone.',
  P4: 'No input produces a 5xx, a crash, an unbounded answer or more than 1 s of work.',
  P5: 'A third party or a resource that fails degrades one function; pages keep answering.',
  P6: 'A published change is visible within 5 s, and so is the end of a publication.',
  P7: 'E-mails are sent at least once, normally once, within 5 minutes after the mail server is back.',
  P8: 'Nothing of a third party loads before consent.',
  P9: 'WCAG 2.2 AA; largest paint within 2.5 s, layout shift at most 0.1.',
  P10: 'A backup can be restored within 30 minutes.',
  P11: 'No answer tells whether an e-mail address is known.',
} as const

export type PromiseId = keyof typeof promises

/** What one fault did to one promise. */
export interface FaultResult {
  promise: PromiseId
  /** What was done to the site. */
  fault: string
  /** What was measured, with its units. */
  figure: string
  /** `null`: this machine lacks what the measurement needs; `figure` says what. */
  isMet: boolean | null
}

const quantile = (sorted: readonly number[], part: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0)

/** Median, 99th percentile and longest of some durations, in whole milliseconds. */
export function summariseTimes(durations: readonly number[]) {
  const sorted = durations.toSorted((one, other) => one - other)
  return { median: quantile(sorted, 0.5), p99: quantile(sorted, 0.99), longest: quantile(sorted, 1) }
}

/** `200: 4, 503: 1` */
export function countStatuses(statuses: readonly number[]): string {
  const counts = new Map<number, number>()
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts]
    .sort(([one], [other]) => one - other)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ')
}
