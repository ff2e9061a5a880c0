import type { PayloadRequest } from 'payload'

/** The JSON body of a request to an endpoint, unchecked; null when it is unreadable. */
export const readJsonBody = async (req: PayloadRequest): Promise<unknown> =>
  (await req.json?.().catch(() => null)) ?? null
