import type { RequestListener } from 'node:http'

import { toPublicPage } from '@/lib/cache/public-page.cjs'
import { dispatchTo, type InnerResponse } from '@/lib/http/inner-request'

import { sendText } from './forward'
import { isPublicPage } from './request-rules'
import { failedPage } from './error-pages'
import type { RequestLog } from './request-log'

const policyHeader = 'content-security-policy'

const isHtml = ({ headers }: InnerResponse): boolean =>
  String(headers['content-type'] ?? '').startsWith('text/html')

/** A response of Next as visitors get it. The cache handler has finished what Next stores. */
export function finishPage(answer: InnerResponse, path: string): InnerResponse {
  if (!isHtml(answer)) return answer
  if (answer.status >= 500) return failedPage(path, answer)
  if (answer.headers[policyHeader] !== undefined) return answer
  const { html, policy, isMissing } = toPublicPage(answer.body.toString())
  return {
    status: isMissing && answer.status === 200 ? 404 : answer.status,
    headers: { ...answer.headers, [policyHeader]: policy },
    body: Buffer.from(html),
  }
}

/**
 * Makes a listener that sends the pages of the site without the scripts of Next, with their policy, and the views of missing
 * pages with status 404. A page that Next renders on request cannot set it: with `notFound()` it is empty without JavaScript.
 */
export function finishPages(next: RequestListener, log: RequestLog): RequestListener {
  const dispatch = dispatchTo(next)
  return (request, response) => {
    const { method, url = '/', headers } = request
    const path = url.replace(/\?.*/s, '')
    const isRead = method === 'GET' || method === 'HEAD'
    if (!isRead || !isPublicPage(path)) return next(request, response)
    const send = (answer: InnerResponse) => {
      const { status, headers: finished, body } = finishPage(answer, path)
      response.writeHead(status, finished)
      response.end(method === 'HEAD' ? undefined : body)
    }
    dispatch({ url, headers })
      .then(send)
      .catch((error: unknown) => {
        log.fail(request, error)
        sendText(response, 500, 'Internal Server Error')
      })
  }
}
