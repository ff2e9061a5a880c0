import { processState } from '@/lib/process-state'

/** A finished request of a client. */
export interface FinishedRequest {
  /** The kind of request, one of a few words. */
  template: string
  status: number
  /** Whether the response was stored; `none` for those that never are. */
  cache: 'HIT' | 'MISS' | 'none'
  /** Left out for what was sent from memory. */
  seconds?: number
}

/** What this process counts for `/metrics`. */
export interface Meters {
  request: (finished: FinishedRequest) => void
  /** An attempt to send an e-mail. */
  mail: (outcome: 'sent' | 'delayed' | 'refused') => void
  /** A form that was stored. */
  lead: (form: string) => void
  /** A statement of the database, with the time that it waited for a lock. */
  database: (seconds: number) => void
}

const state = () => processState<{ meters?: Meters }>('meters', () => ({}))

/** The meters of this process; undefined when nothing is measured. */
export const metersOfProcess = (): Meters | undefined => state().meters

/** To be called once, before the process does what is measured. */
export function shareMeters(meters: Meters): void {
  state().meters = meters
}

/** Measures work of the database. */
export async function timeDatabase<T>(work: () => Promise<T>): Promise<T> {
  const { meters } = state()
  if (!meters) return work()
  const begun = performance.now()
  try {
    return await work()
  } finally {
    meters.database((performance.now() - begun) / 1000)
  }
}
