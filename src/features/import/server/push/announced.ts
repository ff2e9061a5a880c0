import type { Payload, Where } from 'payload'

import type { AnnouncedEstate } from '../api/fetch-sweepbright'

/** A row of `importEvents`. */
export interface ImportEvent extends AnnouncedEstate {
  id: string
  key: string
  source: string
  receivedAt: string
  run?: string | null
  claimedAt?: string | null
}

const collection = 'importEvents'
const maxEvents = 500
/** A run that takes longer, or failed, left them; they are fetched again. */
const claimForMs = 10 * 60_000

const isFree = (now: Date): Where => ({
  or: [
    { claimedAt: { exists: false } },
    { claimedAt: { less_than: new Date(now.getTime() - claimForMs).toISOString() } },
  ],
})

/** Sources with announcements that no run works on. */
export async function findAnnouncedSources(payload: Payload, now: Date): Promise<Set<string>> {
  const { docs } = await payload.db.find<ImportEvent>({
    collection,
    where: isFree(now),
    limit: maxEvents,
    pagination: false,
    select: { source: true },
  })
  return new Set(docs.map(({ source }) => source))
}

/** What was announced of each estate last, with the ids of all events that say something of these estates. */
function latest(events: readonly ImportEvent[]): AnnouncedEstate[] {
  const lastKinds = new Map(events.map(({ estate, kind }) => [estate, kind]))
  return [...lastKinds].map(([estate, kind]) => ({ estate, kind }))
}

/**
 * The estates that were announced and not imported yet, the oldest first. The run is noted with them, so that
 * `forgetAnnounced` leaves what is announced meanwhile.
 *
 * @param run left out for a look that changes nothing
 */
export async function claimAnnounced(
  payload: Payload,
  source: string,
  run?: string,
): Promise<AnnouncedEstate[]> {
  const { docs } = await payload.db.find<ImportEvent>({
    collection,
    where: { source: { equals: source } },
    limit: maxEvents,
    pagination: false,
    sort: 'receivedAt',
  })
  if (run)
    for (const { id } of docs)
      await payload.db.updateOne({ collection, id, data: { run, claimedAt: new Date().toISOString() } })
  return latest(docs)
}

/** Removes the announcements of estates that a run has imported. */
export async function forgetAnnounced(
  payload: Payload,
  run: string,
  estates: readonly string[],
): Promise<void> {
  const where: Where = { and: [{ run: { equals: run } }, { estate: { in: [...estates] } }] }
  await payload.db.deleteMany({ collection, where })
}
