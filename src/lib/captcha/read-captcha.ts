import type { Payload } from 'payload'

import { isCaptchaProvider, type CaptchaProvider } from '@/lib/forms/captcha'

export interface ForeignCaptcha {
  provider: CaptchaProvider
  secretKey: string
}

/** The third party the agency chose, or null for our own captcha. */
export async function readForeignCaptcha(payload: Payload): Promise<ForeignCaptcha | null> {
  const { captcha } = await payload.findGlobal({
    slug: 'siteConfig',
    depth: 0,
    select: { captcha: true },
    // The secret is for administrators; here it goes to the provider it belongs to and nowhere else.
    overrideAccess: true,
  })
  const { provider, siteKey, secretKey } = captcha ?? {}
  return isCaptchaProvider(provider) && siteKey && secretKey ? { provider, secretKey } : null
}
