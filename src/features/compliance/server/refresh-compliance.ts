import type { GlobalAfterChangeHook, PayloadRequest, Where } from 'payload'

import { rowsInPages } from '@/lib/payload/in-pages'
import { asSystem } from '@/lib/payload/as-system'
import { localityFacts, storedEpcScales, typeFacts } from '@/features/property/server/api'
import { relatedId } from '@/lib/values/read-value'

import { complianceColumns, storedComplianceRules } from './check-property'

type Values = Record<string, unknown>

const batchSize = 100

/** Computes the columns with few reads: properties share localities and types. */
async function columnsReader(req: PayloadRequest) {
  const [rules, epcScales] = await Promise.all([storedComplianceRules(req), storedEpcScales(req)])
  const localities = new Map<string | null, ReturnType<typeof localityFacts>>()
  const types = new Map<string | null, ReturnType<typeof typeFacts>>()
  return async (property: Values) => {
    const [localityId, typeId] = [relatedId(property.locality), relatedId(property.type)]
    if (!localities.has(localityId)) localities.set(localityId, localityFacts(req, localityId))
    if (!types.has(typeId)) types.set(typeId, typeFacts(req, typeId))
    const [locality, type] = [await localities.get(localityId), await types.get(typeId)]
    const columns = complianceColumns(property, {
      rules,
      epcScales,
      locality: locality ?? null,
      type: type ?? null,
    })
    const isSame =
      property.complianceState === columns.complianceState &&
      String(property.missingMentions ?? '') === String(columns.missingMentions)
    return isSame ? null : columns
  }
}

type ReadColumns = Awaited<ReturnType<typeof columnsReader>>

async function refreshDocuments(req: PayloadRequest, columnsOf: ReadColumns): Promise<void> {
  const properties = rowsInPages((page) =>
    req.payload.find({
      ...asSystem(req),
      collection: 'properties',
      depth: 0,
      joins: false,
      limit: batchSize,
      page,
      sort: 'ref',
    }),
  )
  for await (const property of properties) {
    const data = await columnsOf(property as unknown as Values)
    if (data) await req.payload.db.updateOne({ collection: 'properties', id: property.id, data, req })
  }
}

/** Whether a version is still the newest of its property; an editor may have saved in the meantime. */
async function isUntouched(req: PayloadRequest, id: string, updatedAt: unknown): Promise<boolean> {
  const { docs } = await req.payload.db.findVersions<Values>({
    collection: 'properties',
    limit: 1,
    locale: 'all',
    pagination: false,
    req,
    where: { id: { equals: id } },
  })
  const [now] = docs
  return now?.latest === true && String(now.updatedAt) === String(updatedAt)
}

/** The studio's lists show the newest version of each property, so it is updated too, as a whole. */
async function refreshNewestVersions(req: PayloadRequest, columnsOf: ReadColumns): Promise<void> {
  const where: Where = { latest: { equals: true } }
  const versions = rowsInPages((page) =>
    req.payload.db.findVersions<Values & { id: string }>({
      collection: 'properties',
      limit: batchSize,
      locale: 'all',
      page,
      pagination: true,
      req,
      sort: 'createdAt',
      where,
    }),
  )
  for await (const { id, ...stored } of versions) {
    const columns = await columnsOf(stored.version)
    if (!columns || !(await isUntouched(req, id, stored.updatedAt))) continue
    const versionData = { ...stored, version: { ...stored.version, ...columns } }
    await req.payload.db.updateVersion({ collection: 'properties', id, versionData, req })
  }
}

/**
 * Computes the missing mentions of all properties again after a change of the rules. Writes directly to the
 * database: no texts change, so no version is created, and published properties stay published.
 */
export const refreshCompliance: GlobalAfterChangeHook = async ({ doc, req }) => {
  const columnsOf = await columnsReader(req)
  await refreshDocuments(req, columnsOf)
  await refreshNewestVersions(req, columnsOf)
  return doc
}
