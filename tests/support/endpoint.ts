import { createPayloadRequest, type Endpoint, type Payload } from 'payload'

import type { Account } from '../rig/accounts'

interface EndpointCall {
  user: Account
  body?: unknown
  query?: Record<string, string>
  params?: Record<string, string>
  language?: string
}

/** Calls one of our endpoints like the studio, by its path. */
export async function callEndpoint(
  payload: Payload,
  endpoints: readonly Omit<Endpoint, 'root'>[],
  path: string,
  { user, body, query, params, language = 'fr' }: EndpointCall,
): Promise<Response> {
  const endpoint = endpoints.find((each) => each.path === path)
  if (!endpoint) throw new Error(`No endpoint ${path}`)
  const request = new Request('http://localhost/api/test/', {
    method: endpoint.method.toUpperCase(),
    headers: { 'content-type': 'application/json', 'accept-language': language },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const req = await createPayloadRequest({ config: payload.config, request })
  Object.assign(req, { payload, user, routeParams: params ?? {}, query: query ?? {} })
  return endpoint.handler(req)
}
