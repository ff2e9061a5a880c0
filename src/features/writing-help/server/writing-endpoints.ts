import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'

import { env } from '@/lib/env'
import { locales, toLocale, type Locale } from '@/lib/i18n/locales'
import { hasRole, staffRole } from '@/lib/payload/access'
import { nestedRequest } from '@/lib/payload/as-system'
import { readBody } from '@/lib/payload/read-json-body'
import { studioMessage } from '@/lib/payload/studio-message'
import { relatedId } from '@/lib/values/read-value'

import { checkFacts } from '../model/check-facts'
import type { Claim } from '../model/claim'
import { describeClaim, type DescribedClaim } from '../model/describe-claim'
import { cleanFreeText } from '../model/free-text'
import { promptFor, readProposal, type TextMessage } from '../model/prompt'
import { maxSentText, needsText, writingCollections, writingKinds } from '../model/writing-kinds'
import { askCounted } from './ask-counted'
import type { Picture } from './ask-model'
import { readPicture } from './read-picture'
import { readProperty, type ReadProperty } from './read-property'
import { readWritingSettings, type WritingSettings } from './settings'
import { describeUse, monthOf } from './usage'

const shape = z.object({
  kind: z.enum(writingKinds),
  collection: z.enum(writingCollections),
  language: z.enum(locales),
  /** The text of the form. */
  text: z.string().max(40_000),
  /** The values of the form of a property. */
  values: z.record(z.string(), z.unknown()).optional(),
  /** Id of the picture. */
  picture: z.string().max(64).optional(),
  /** Only what would be sent. */
  isPreview: z.boolean().default(false),
})

type WritingRequest = z.infer<typeof shape>

/** The name of a language for the model, such as "French". */
const languageName = (language: Locale): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language

/** What the editor sees of a request and gets of its answer. */
export interface Proposal {
  sent: { messages: TextMessage[]; hasPicture: boolean }
  /** Null in a preview. */
  text: string | null
  claims: DescribedClaim[]
}

/** Texts of other properties that are online, which show how the agency writes. */
async function readExamples(req: PayloadRequest, { values, language }: WritingRequest): Promise<string[]> {
  const type = relatedId(values?.type)
  const { docs } = await req.payload.find({
    collection: 'properties',
    locale: language,
    fallbackLocale: false,
    where: {
      and: [
        { _status: { equals: 'published' } },
        { id: { not_equals: String(values?.id ?? '') } },
        ...(type ? [{ type: { equals: type } }] : []),
      ],
    },
    select: { description: true, street: true },
    sort: '-updatedAt',
    limit: 6,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req: nestedRequest(req),
  })
  const texts = docs.flatMap(({ description, street }) =>
    description ? [cleanFreeText(description, street ? [street] : []).slice(0, 1500)] : [],
  )
  return texts.slice(0, 2)
}

/** @throws APIError 403 for those who may not change documents of the collection */
async function refuseReaders(req: PayloadRequest, { collection, language }: WritingRequest): Promise<void> {
  const rule = req.payload.collections[collection].config.access.update
  // Translators may have languages of their own.
  const inLanguage = nestedRequest(req)
  inLanguage.locale = language
  if (!(await rule({ req: inLanguage })))
    throw new APIError(studioMessage(req, 'writingHelp.faults.notAllowed'), 403)
}

async function makePrompt(
  req: PayloadRequest,
  body: WritingRequest,
  settings: WritingSettings,
  property: ReadProperty | null,
): Promise<TextMessage[]> {
  const isOfProperty = property !== null && body.kind !== 'shorter' && body.kind !== 'plainer'
  const examples = body.kind === 'describe' ? await readExamples(req, body) : []
  const privateWords = property?.privateWords ?? []
  return promptFor({
    kind: body.kind,
    language: languageName(body.language),
    style: settings.style,
    facts: isOfProperty ? property.sent : [],
    text: body.kind === 'alt' ? '' : cleanFreeText(body.text, privateWords).slice(0, maxSentText),
    examples: examples.map((example) => cleanFreeText(example, privateWords)),
  })
}

async function preparePicture(
  req: PayloadRequest,
  body: WritingRequest,
  { sendsPictures }: WritingSettings,
): Promise<Picture | null> {
  if (body.kind !== 'alt') return null
  const refuse = (reason: 'pictures' | 'noPicture') =>
    new APIError(studioMessage(req, `writingHelp.faults.${reason}`), reason === 'pictures' ? 403 : 400)
  if (!sendsPictures) throw refuse('pictures')
  if (!body.picture) throw refuse('noPicture')
  return readPicture(req, body.picture)
}

async function propose(req: PayloadRequest): Promise<Proposal> {
  const body = await readBody(req, shape)
  await refuseReaders(req, body)
  const settings = await readWritingSettings(req)
  if (needsText.has(body.kind) && body.text.trim() === '')
    throw new APIError(studioMessage(req, 'writingHelp.faults.noText'), 400)
  const property =
    body.collection === 'properties' ? await readProperty(req, body.values ?? {}, body.language) : null
  const [messages, picture] = await Promise.all([
    makePrompt(req, body, settings, property),
    preparePicture(req, body, settings),
  ])
  const sent = { messages, hasPicture: picture !== null }
  if (body.isPreview) return { sent, text: null, claims: [] }
  const editor = toLocale(req.i18n.language)
  const describe = (claim: Claim): DescribedClaim => describeClaim(claim, editor)
  const answer = await askCounted(req, { kind: body.kind, messages, picture })
  const text = readProposal(answer, body.kind)
  if (text === '') throw new APIError(studioMessage(req, 'writingHelp.faults.answer'), 424)
  return { sent, text, claims: property ? checkFacts(text, body.language, property.facts).map(describe) : [] }
}

const notFound = () => Response.json({}, { status: 404 })

export const writingEndpoints: Endpoint[] = [
  {
    // A proposal for a field of a form, or what would be sent for it. Nothing is stored.
    path: '/writing-help',
    method: 'post',
    handler: async (req) =>
      staffRole(req.user) === null || !env.languageModel ? notFound() : Response.json(await propose(req)),
  },
  {
    path: '/writing-help/use',
    method: 'get',
    handler: async (req) => {
      if (!hasRole(req.user, 'administrator')) return notFound()
      const month = z
        .string()
        .regex(/^\d{4}-\d{2}$/)
        .safeParse(req.query.month)
      return Response.json(await describeUse(req, month.data ?? monthOf(new Date())))
    },
  },
]
