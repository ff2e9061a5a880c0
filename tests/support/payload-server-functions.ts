import { register } from 'node:module'

import type { ImportMap, Payload } from 'payload'

/**
 * Payload's own handler of server functions, as the layout of the studio calls it, outside Next: style sheets
 * and pictures are empty, and the headers of the request are those of the test.
 */

const key = 'perronTestHeaders'

const store = globalThis as { [key]?: Headers }

/** Node's own loader loads Payload's packages, so Vitest's doubles do not reach them. */
const hooks = `
export async function load(url, context, next) {
  const module = (source) => ({ format: 'module', shortCircuit: true, source })
  if (/\\.s?css$/.test(url)) return module('')
  if (/\\.(?:svg|png)$/.test(url)) return module('export default { src: "" }')
  if (url.endsWith('/next/headers.js')) return module(
    'export const headers = async () => globalThis.${key};' +
    'export const cookies = async () => new Map();' +
    'export const draftMode = async () => ({ isEnabled: false })',
  )
  return next(url, context)
}`

let handle: Promise<typeof import('@payloadcms/next/layouts')> | undefined

async function load() {
  register(`data:text/javascript,${encodeURIComponent(hooks)}`)
  return import('@payloadcms/next/layouts')
}

/** Each part of the studio that the configuration names, without any content. */
const importMap = new Proxy<ImportMap>({}, { get: () => () => null, has: () => true })

/** Runs one of Payload's functions for the session of the headers, with nothing of our checks before it. */
export async function runPayloadFunction(
  payload: Payload,
  { name, args }: { name: string; args: Record<string, unknown> },
  headers: Headers,
): Promise<unknown> {
  const { handleServerFunctions } = await (handle ??= load())
  store[key] = headers
  payload.importMap = importMap
  return handleServerFunctions({ name, args, config: Promise.resolve(payload.config), importMap })
}
