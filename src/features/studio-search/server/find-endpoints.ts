import type { Endpoint, PayloadRequest } from 'payload'

import { parseRecent } from '@/features/studio-search/model/search-answer'
import { toLocale } from '@/lib/i18n/locales'
import { staffRole } from '@/lib/payload/access'

import { findEverything, findRecent } from './find-everything'
import { getStudioVocabulary } from './get-studio-vocabulary'
import { linkTargetsEndpoint } from './link-targets'

const maxTextLength = 200

/**
 * `GET /api/found?text=`: what a text means in the studio. Without a text: the last choices, given as `recent` keys with
 * commas between them. For staff.
 */
async function handleFind(req: PayloadRequest): Promise<Response> {
  if (staffRole(req.user) === null) return Response.json({}, { status: 404 })
  const text = (req.searchParams.get('text') ?? '').trim().slice(0, maxTextLength)
  if (text !== '') return Response.json(await findEverything(req, text))
  // The first mistake need not wait for the words.
  void getStudioVocabulary(req.payload, toLocale(req.i18n.language)).catch(() => undefined)
  return Response.json(await findRecent(req, parseRecent((req.searchParams.get('recent') ?? '').split(','))))
}

export const findEndpoints: Endpoint[] = [
  { path: '/found', method: 'get', handler: handleFind },
  linkTargetsEndpoint,
]
