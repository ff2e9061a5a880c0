import type { Endpoint } from 'payload'

import { mayPublishLanguage } from './may-publish-language'
import { machineEndpoint } from './machine-endpoint'
import { saveTextEndpoint, sheetEndpoint } from './sheet-endpoints'
import { readingEndpoint } from './translation-request'
import { copyEndpoint } from './translation-copy'
import { publishEndpoint } from './translation-publish'
import { reviewEndpoint } from './translation-review'

/** Endpoints for the languages of a document, below `/api/<collection>/<id>/translation`. */
export const translationEndpoints: Omit<Endpoint, 'root'>[] = [
  readingEndpoint('/:id/translation', ({ req, collection, document }) => ({
    document,
    mayPublish: mayPublishLanguage(req.user, collection),
  })),
  copyEndpoint,
  reviewEndpoint,
  publishEndpoint,
  sheetEndpoint,
  saveTextEndpoint,
  machineEndpoint,
]
