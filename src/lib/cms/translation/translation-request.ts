import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import type { z } from 'zod'

import type { DocumentLanguages } from '@/lib/translation/describe-languages'
import { isTranslatedCollection, type TranslatedCollection } from '@/lib/translation/translated-collections'

import { staffRole } from '../access'
import { readTranslations } from './read-translations'

/** A request about the languages of one document, by somebody who may read it. */
export interface TranslationRequest<Body> {
  req: PayloadRequest
  collection: TranslatedCollection
  id: string
  document: DocumentLanguages
  body: Body
}

const notFound = () => new APIError('There is no such document', 404)

async function readBody<Body>(req: PayloadRequest, shape: z.ZodType<Body>): Promise<Body> {
  const body = shape.safeParse(await req.json?.().catch(() => null))
  if (!body.success) throw new APIError(`Not understood: ${body.error.issues[0]?.message ?? 'empty'}`, 400)
  return body.data
}

async function readDocument(
  req: PayloadRequest,
  collection: TranslatedCollection,
  id: string,
): Promise<DocumentLanguages> {
  const [document] = await readTranslations(req, collection, id)
  if (!document) throw notFound()
  return document
}

/** What every endpoint about translations checks first: a member of staff, a known collection, a document of it. */
async function openRequest(req: PayloadRequest) {
  const { collection, id } = req.routeParams ?? {}
  if (staffRole(req.user) === null || !isTranslatedCollection(collection) || typeof id !== 'string')
    throw notFound()
  return { req, collection, id, document: await readDocument(req, collection, id) }
}

type StudioEndpoint = Omit<Endpoint, 'root'>

/** `GET /api/<collection>/:id/translation…` */
export const readingEndpoint = (
  path: string,
  answer: (request: TranslationRequest<null>) => object,
): StudioEndpoint => ({
  path,
  method: 'get',
  handler: async (req) => Response.json(answer({ ...(await openRequest(req)), body: null })),
})

/** `POST /api/<collection>/:id/translation…`: changes something, then gives the state of the languages as it is now. */
export const writingEndpoint = <Body>(
  path: string,
  shape: z.ZodType<Body>,
  write: (request: TranslationRequest<Body>) => Promise<object>,
): StudioEndpoint => ({
  path,
  method: 'post',
  handler: async (req) => {
    const request = await openRequest(req)
    const outcome = await write({ ...request, body: await readBody(req, shape) })
    const document = await readDocument(req, request.collection, request.id)
    return Response.json({ ...outcome, document })
  },
})
