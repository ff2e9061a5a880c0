import { ValidationError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'

import {
  maxPatternDescription,
  maxPatternName,
  patternKinds,
  type OfferedPattern,
} from '@/features/patterns/model/pattern'
import { toLocale } from '@/lib/i18n/locales'
import type { StudioTextKey, TextValues } from '@/lib/i18n/studio-text'
import { hasRole } from '@/lib/payload/access'
import { nestedRequest } from '@/lib/payload/as-system'
import { readJsonBody } from '@/lib/payload/read-json-body'
import { parseRowLocation, rowReader, rowsOf, type Row } from '@/lib/payload/stored-rows'
import { studioMessage } from '@/lib/payload/studio-message'
import { withNewIds } from '@/lib/values/row-ids'
import { textOf } from '@/lib/values/read-value'

/** The access rules of the collection decide who works with patterns; others get 404. */
const mayUse = ({ user }: PayloadRequest) => hasRole(user, 'administrator', 'editor')

const notFound = () => Response.json({}, { status: 404 })

/** More patterns than a person looks through. */
const maxOffered = 200

/** `GET /api/patterns/offered`: all patterns for the studio's lists, by name, in the editor's language. */
export const offeredPatterns: Endpoint = {
  path: '/offered',
  method: 'get',
  handler: async (req) => {
    if (!mayUse(req)) return notFound()
    const { docs } = await req.payload.find({
      collection: 'patterns',
      locale: toLocale(req.i18n.language),
      depth: 0,
      limit: maxOffered,
      pagination: false,
      overrideAccess: false,
      user: req.user,
      req: nestedRequest(req),
    })
    const patterns = docs.map(({ id, kind, name, description, blocks }): OfferedPattern => ({
      id,
      kind,
      name,
      description: textOf(description),
      blocks: rowsOf(blocks).map(({ blockType }) => textOf(blockType)),
    }))
    // The database sorts É after Z.
    patterns.sort((one, other) => one.name.localeCompare(other.name, req.i18n.language))
    return Response.json({ patterns })
  },
}

const shape = z.object({
  kind: z.enum(patternKinds),
  name: z.string().trim().min(1).max(maxPatternName),
  description: z.string().trim().max(maxPatternDescription).default(''),
  /** The locations of the blocks, in their order. */
  blocks: z.array(z.string().max(200)).min(1).max(100),
})

type PatternRequest = z.infer<typeof shape>

const refuse = (req: PayloadRequest, message: StudioTextKey, values?: TextValues) =>
  Response.json({ errors: [{ message: studioMessage(req, message, values) }] }, { status: 400 })

/** The stored blocks, if the editor may read them all; else null. */
async function readBlocks(req: PayloadRequest, { blocks }: PatternRequest): Promise<Row[] | null> {
  const readRow = rowReader(toLocale(req.locale), req)
  const rows: Row[] = []
  for (const each of blocks) {
    const location = parseRowLocation(each)
    const row = location && (await readRow(location))
    if (!row) return null
    rows.push(row)
  }
  return rows
}

/** The labels of the fields that a block still needs; null for another error. */
function missingFields(error: unknown): string | null {
  if (!(error instanceof ValidationError)) return null
  return error.data.errors.map(({ label, path }) => textOf(label) || path).join(', ')
}

/**
 * `POST /api/patterns/from-blocks`: keeps stored blocks of a page as a pattern, in all their languages. The page is not
 * changed. Responds with the id of the pattern.
 */
export const storePattern: Endpoint = {
  path: '/from-blocks',
  method: 'post',
  handler: async (req) => {
    if (!mayUse(req)) return notFound()
    const body = shape.safeParse(await readJsonBody(req))
    if (!body.success) return refuse(req, 'patterns.refusals.unreadable')
    const rows = await readBlocks(req, body.data)
    if (!rows) return refuse(req, 'patterns.refusals.notThere')
    const { kind, name, description } = body.data
    try {
      const { id } = await req.payload.create({
        collection: 'patterns',
        // The rows keep the `rowLocation` of their originals, from which the other languages are copied.
        data: { kind, name, description, blocks: withNewIds(rows) as never },
        locale: toLocale(req.locale),
        depth: 0,
        overrideAccess: false,
        user: req.user,
        req: nestedRequest(req),
      })
      return Response.json({ id })
    } catch (error) {
      const fields = missingFields(error)
      if (fields === null) throw error
      return refuse(req, 'patterns.refusals.incomplete', { fields })
    }
  },
}
