import type { CollectionAfterReadHook, PayloadRequest } from 'payload'

type Host = Promise<string | null>

/** One look at the setting for all pictures of a request. */
const hosts = new WeakMap<PayloadRequest, Host>()

async function readHost({ payload }: PayloadRequest): Host {
  const { cdnHost } = await payload.findGlobal({
    slug: 'siteConfig',
    select: { cdnHost: true },
    depth: 0,
    overrideAccess: false,
  })
  return cdnHost ? `https://${cdnHost}` : null
}

function hostFor(req: PayloadRequest): Host {
  const host = hosts.get(req) ?? readHost(req)
  hosts.set(req, host)
  return host
}

/**
 * Lets the address of a picture name the server it is loaded from: the one of the configuration (acceptance I2), or
 * none at all, so that a page is the same wherever it is served from. Views take the server over from here.
 */
export const pictureHost: CollectionAfterReadHook = async ({ doc, req }) => {
  const { url, mimeType } = doc as { url?: unknown; mimeType?: unknown }
  if (typeof url !== 'string' || typeof mimeType !== 'string' || !mimeType.startsWith('image/')) return doc
  return { ...doc, url: ((await hostFor(req)) ?? '') + url.replace(/^https?:\/\/[^/]+/, '') }
}
