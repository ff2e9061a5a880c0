import type { Payload, Where } from 'payload'

import type { ImportReading } from '../model/site-readings'

const newest = { depth: 0, limit: 1, pagination: false, sort: '-startedAt' } as const

/** The active sources of imports, with the state of the last run and the beginning of the last one that was applied. */
export async function readImports(payload: Payload): Promise<ImportReading[]> {
  const { docs: sources } = await payload.find({
    collection: 'importSources' as const,
    depth: 0,
    pagination: false,
    sort: 'name',
    where: { active: { equals: true } },
    select: { name: true, key: true },
    // The state of the site belongs to administrators; only names, states and times leave this function.
    overrideAccess: true,
  })
  return Promise.all(
    sources.map(async ({ name, key }) => {
      const ofSource: Where[] = [{ source: { equals: key } }, { dryRun: { not_equals: true } }]
      const [last, applied] = await Promise.all([
        payload.find({
          ...newest,
          collection: 'importRuns',
          where: { and: ofSource },
          select: { state: true },
        }),
        payload.find({
          ...newest,
          collection: 'importRuns' as const,
          select: { startedAt: true },
          where: { and: [...ofSource, { state: { equals: 'applied' } }] },
          // The figures are read by the program for the state of the site.
          overrideAccess: true,
        }),
      ])
      return {
        source: key,
        name,
        state: last.docs[0]?.state ?? null,
        appliedAt: applied.docs[0]?.startedAt ?? null,
      }
    }),
  )
}
