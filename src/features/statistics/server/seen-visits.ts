import { keyedDigest } from '@/lib/values/digest'
import { belgianDay, endOfDay, startOfDay, type Day } from '@/lib/time/belgian-time'

/** What tells one visitor from another; it is hashed at once and stored nowhere. */
export interface VisitorTraits {
  /** Client IP as limits count it. */
  client: string
  userAgent: string
  /** Public number of the visited property. */
  ref: number
}

/** Bounds the memory to about 25 MB; the oldest of more visits on one day may count twice. */
const maxVisits = 500_000

/**
 * Which visits of today were counted. Visitors are hashed with a salt of the day, which all processes derive from the
 * secret of the site. The hashes are in memory alone, and are dropped when the Belgian day ends.
 */
export class SeenVisits {
  readonly #secret: string
  readonly #seen = new Set<number>()
  #day: Day = ''
  /** Begin and end of the day in milliseconds: finding the day of a moment takes as long as all the rest. */
  #begins = 0
  #ends = 0
  #salt = ''

  constructor(
    secret: string,
    private readonly maxSize = maxVisits,
  ) {
    this.#secret = secret
  }

  /** Number of hashes in memory. */
  get size(): number {
    return this.#seen.size
  }

  /** The Belgian day of a moment. With another day than at the last call, all hashes are dropped. */
  dayAt(now: Date): Day {
    const time = now.getTime()
    if (time >= this.#begins && time < this.#ends) return this.#day
    this.#day = belgianDay(now)
    this.#begins = startOfDay(this.#day).getTime()
    this.#ends = endOfDay(this.#day).getTime()
    this.#salt = keyedDigest(this.#secret, ['perron:visits', this.#day]).toString('base64url')
    this.#seen.clear()
    return this.#day
  }

  /** The visit as 48 bits, the same in all processes of the site on one day. */
  hashOf({ client, userAgent, ref }: VisitorTraits, now: Date): number {
    this.dayAt(now)
    return keyedDigest(this.#salt, [client, userAgent, ref]).readUIntBE(0, 6)
  }

  /** Remembers a visit of today. @returns whether it is the first one */
  add(hash: number, now: Date): boolean {
    this.dayAt(now)
    if (this.#seen.has(hash)) return false
    this.#seen.add(hash)
    const [oldest] = this.#seen
    if (this.#seen.size > this.maxSize && oldest !== undefined) this.#seen.delete(oldest)
    return true
  }
}
