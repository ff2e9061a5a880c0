import type { Endpoint, PayloadRequest, TypedUser } from 'payload'

import { studioText, type StudioTextKey, type TextValues } from '@/lib/i18n/studio-text'
import { isEditor } from '@/lib/payload/access'
import type { ImportRun, ImportSource } from '@/payload-types'

export type ImportEndpoint = Omit<Endpoint, 'root'>

export const notFound = () => Response.json({}, { status: 404 })
export const refused = ({ i18n }: PayloadRequest, status: number, key: StudioTextKey, values?: TextValues) =>
  Response.json({ message: studioText(i18n.language, key, values) }, { status })

/** The source that a request names, with the rights of its user; null when there is none for them. */
export async function findRequestedSource(
  req: PayloadRequest,
): Promise<{ source: ImportSource; user: TypedUser } | null> {
  const { user, payload, routeParams } = req
  if (!user || !isEditor({ req }) || typeof routeParams?.id !== 'string') return null
  const source = await payload.findByID({
    collection: 'importSources' as const,
    id: routeParams.id,
    depth: 0,
    disableErrors: true,
    user,
    overrideAccess: false,
  })
  return source && { source, user }
}

/** The run that a request names, with the rights of its user; null when there is none for them. */
export async function findRequestedRun(
  req: PayloadRequest,
  id: unknown = req.routeParams?.id,
): Promise<ImportRun | null> {
  const { user, payload } = req
  if (!user || !isEditor({ req }) || typeof id !== 'string') return null
  return payload.findByID({
    collection: 'importRuns' as const,
    id,
    depth: 0,
    disableErrors: true,
    user,
    overrideAccess: false,
  })
}
