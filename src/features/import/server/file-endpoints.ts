import type { PayloadRequest } from 'payload'

import type { StudioTextKey } from '@/lib/i18n/studio-text'
import { withLease } from '@/lib/queue/lease'
import { textOf } from '@/lib/values/read-value'

import { isApiFormat } from '../model/api-kinds'
import { maxFeedBytes } from '../model/feed-location'
import {
  findRequestedSource,
  findRequestedRun,
  notFound,
  refused,
  type ImportEndpoint,
} from './find-requested-source'
import { discardFileOf } from './folder-files'
import { fileSourceOf } from './import-source'
import { hasOpenRun, leaseOf, queueRun, startSoon } from './queue-run'
import { removeUpload, storeUpload } from './upload-feed'

const refusals = {
  tooLarge: { status: 413, key: 'imports.upload.tooLarge' },
  wrongKind: { status: 415, key: 'imports.upload.wrongKind' },
  empty: { status: 400, key: 'imports.upload.empty' },
  cutOff: { status: 400, key: 'imports.upload.cutOff' },
} as const satisfies Record<string, { status: number; key: StudioTextKey }>

const refuse = (req: PayloadRequest, problem: keyof typeof refusals, kind: string): Response => {
  const { status, key } = refusals[problem]
  return refused(req, status, key, { kinds: `.${kind}, .zip`, max: maxFeedBytes / 1024 / 1024 })
}

/**
 * `POST /api/importSources/:id/upload?name=feed.xml&dryRun=true`, with the file as its body: stores a feed for a source and
 * asks for a run that reads it, a dry run unless `dryRun` is `false`.
 */
export const uploadFeed: ImportEndpoint = {
  path: '/:id/upload',
  method: 'post',
  handler: async (req) => {
    const importRequest = await findRequestedSource(req)
    if (!importRequest || isApiFormat(importRequest.source.format) || importRequest.source.active === false)
      return notFound()
    const source = fileSourceOf(importRequest.source)
    const { kind } = source.format.arrangement
    if (Number(req.headers.get('content-length') ?? 0) > maxFeedBytes) return refuse(req, 'tooLarge', kind)
    if (await hasOpenRun(req.payload, source.key)) return refused(req, 409, 'imports.busy')
    const stored = await storeUpload(source, textOf(req.query.name), req.body ?? null)
    if ('problem' in stored) return refuse(req, stored.problem, kind)
    const request = {
      actor: importRequest.user.email,
      dryRun: req.query.dryRun !== 'false',
      feedFile: stored.place,
    }
    const id = await queueRun(req.payload, source.key, request, new Date())
    if (id === null) {
      await removeUpload(source, stored.place)
      return refused(req, 409, 'imports.busy')
    }
    startSoon()
    return Response.json({ id }, { status: 202 })
  },
}

/** `POST /api/importRuns/:id/discard`: puts the file of a held run aside, so that the next one is imported. */
export const discardFile: ImportEndpoint = {
  path: '/:id/discard',
  method: 'post',
  handler: async (req) => {
    const run = await findRequestedRun(req)
    if (!run?.feedFile || run.state !== 'held' || run.dryRun === true) return notFound()
    const isOwn = await withLease(req.payload, leaseOf(run.source), () => discardFileOf(req.payload, run.id))
    return isOwn ? Response.json({}) : refused(req, 409, 'imports.busy')
  },
}
