import { env } from '@/lib/env'

/** Headers of every response that does not set its own. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'content-security-policy': "object-src 'none'; base-uri 'none'; frame-ancestors 'self'",
  // Also for pictures and documents, which have no meta tag.
  ...(env.isStaging && { 'x-robots-tag': 'noindex, nofollow' }),
} as const
