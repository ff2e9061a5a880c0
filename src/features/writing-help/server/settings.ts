import type { PayloadRequest } from 'payload'

import { nestedRequest } from '@/lib/payload/as-system'

import type { WritingStyle } from '../model/prompt'

export interface WritingSettings {
  style: WritingStyle
  sendsPictures: boolean
  monthlyRequests: number
}

export async function readWritingSettings(req: PayloadRequest): Promise<WritingSettings> {
  const stored = await req.payload.findGlobal({
    slug: 'writingHelp',
    depth: 0,
    // Privileged on purpose: administrators alone change the settings, all who write are bound by them.
    overrideAccess: true,
    req: nestedRequest(req),
  })
  return {
    style: { words: stored.style ?? '', address: stored.address, length: stored.length },
    sendsPictures: stored.sendsPictures === true,
    monthlyRequests: stored.monthlyRequests,
  }
}
