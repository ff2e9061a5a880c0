import type { CollectionAfterReadHook, PayloadRequest } from 'payload'

type Host = Promise<string | null>

/** The setting is read once for all pictures of a request. */
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
 * Sets the host of picture URLs to the configured server (acceptance I2), or removes it, so that a page is the same on
 * every host. Views use the host from here.
 */
export const pictureHost: CollectionAfterReadHook = async ({ doc, req }) => {
  const { url, mimeType } = doc as { url?: unknown; mimeType?: unknown }
  if (typeof url !== 'string' || typeof mimeType !== 'string' || !mimeType.startsWith('image/')) return doc
  return { ...doc, url: ((await hostFor(req)) ?? '') + url.replace(/^https?:\/\/[^/]+/, '') }
}
