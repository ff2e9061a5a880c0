import type { RequestListener } from 'node:http'

import { sendText } from './forward'
import { dispatchTo, type InnerResponse } from '@/lib/http/inner-request'
import type { RequestLog } from './request-log'

import { isOwnPropertyPage } from './front-rules'

/** The view of a page that does not exist, as in `page-cache-handler.cjs`. */
const notFoundMark = /<main[^>]* data-status="404"/

const isMissing = ({ status, headers, body }: InnerResponse): boolean =>
  status === 200 &&
  String(headers['content-type'] ?? '').startsWith('text/html') &&
  notFoundMark.test(body.toString())

/**
 * Makes a listener that sends the not-found view of the owner portal with status 404. A page of Next that is rendered on
 * request cannot set it: with `notFound()` it is empty without JavaScript.
 */
export function withTrueStatus(next: RequestListener, log: RequestLog): RequestListener {
  const dispatch = dispatchTo(next)
  return (request, response) => {
    const { method, url = '/', headers } = request
    const isRead = method === 'GET' || method === 'HEAD'
    if (!isRead || !isOwnPropertyPage(url.replace(/\?.*/s, ''))) return next(request, response)
    const send = (answer: InnerResponse) => {
      response.writeHead(isMissing(answer) ? 404 : answer.status, answer.headers)
      response.end(method === 'HEAD' ? undefined : answer.body)
    }
    void dispatch({ url, headers }).then(send, (error: unknown) => {
      log.fail(request, error)
      sendText(response, 500, 'Internal Server Error')
    })
  }
}
