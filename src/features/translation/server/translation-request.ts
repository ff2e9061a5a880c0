import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import type { z } from 'zod'

import type { DocumentLanguages } from '@/features/translation/model/describe-languages'
import {
  isTranslatedCollection,
  type TranslatedCollection,
} from '@/features/translation/model/translated-collections'

import { mayWriteIn } from '@/features/translation/model/target-languages'
import { localeNames, type Locale } from '@/lib/i18n/locales'
import { staffRole } from '@/lib/payload/access'
import { readBody } from '@/lib/payload/read-json-body'
import { studioMessage } from '@/lib/payload/studio-message'
import { readTranslations } from './read-translations'

/** A request about the languages of one document, by a user who may read it. */
export interface TranslationRequest<Body> {
  req: PayloadRequest
  collection: TranslatedCollection
  id: string
  document: DocumentLanguages
  body: Body
}

const notFound = (req: PayloadRequest) => new APIError(studioMessage(req, 'refusals.noDocument'), 404)

async function readDocument(
  req: PayloadRequest,
  collection: TranslatedCollection,
  id: string,
): Promise<DocumentLanguages> {
  const [document] = await readTranslations(req, collection, id)
  if (!document) throw notFound(req)
  return document
}

/** The checks of every translation endpoint: a member of staff, a translated collection, a document of it. */
async function openRequest(req: PayloadRequest) {
  const { collection, id } = req.routeParams ?? {}
  if (staffRole(req.user) === null || !isTranslatedCollection(collection) || typeof id !== 'string')
    throw notFound(req)
  return { req, collection, id, document: await readDocument(req, collection, id) }
}

/** @throws APIError 403 for a language that the user does not translate into */
export function refuseOtherLanguage(req: PayloadRequest, language: Locale): void {
  if (mayWriteIn(req.user, language)) return
  const values = { language: localeNames[language] }
  throw new APIError(studioMessage(req, 'refusals.otherLanguage', values), 403)
}

type StudioEndpoint = Omit<Endpoint, 'root'>

/** `GET /api/<collection>/:id/translation…` */
export const readingEndpoint = (
  path: string,
  answer: (request: TranslationRequest<null>) => object | Promise<object>,
): StudioEndpoint => ({
  path,
  method: 'get',
  handler: async (req) => Response.json(await answer({ ...(await openRequest(req)), body: null })),
})

/** `POST /api/<collection>/:id/translation…`: makes a change and responds with the new state of the languages. */
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
