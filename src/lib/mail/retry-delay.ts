const minuteInMs = 60_000

/** For an hour every four minutes at most, so that mail is out within five of a server's return; then rarely. */
const oftenUntil = 15
const rareMs = 30 * minuteInMs

/**
 * How long to wait after an attempt that did not succeed: 1, 2, then 4 minutes, later half an hour.
 *
 * @param attempts how many there were, at least one
 */
export const retryDelayMs = (attempts: number): number =>
  attempts > oftenUntil ? rareMs : Math.min(2 ** (Math.max(1, attempts) - 1), 4) * minuteInMs
