import { beforeEach, vi } from 'vitest'

import type { findDynamicOptions } from '@/composition/find-dynamic-options'
import type * as formLimits from '@/features/submissions/server/form-limits'
import type { verifyCaptcha } from '@/features/submissions/server/verify-captcha'
import type { cached } from '@/lib/cache/cached'
import type * as worker from '@/lib/queue/trigger-worker'

/**
 * The modules that integration tests replace. All files have the same ones, because they share all modules, and none is an
 * alias in the configuration: what is compiled is the same as for unit tests then, and compiled once.
 */

// Without Next's server and its own Payload.
vi.mock('next/headers', () => import('./doubles/next-headers'))
vi.mock('@/lib/payload/payload-client', () => import('./doubles/payload-client'))
vi.mock('@/lib/cache/cached', async (importReal) => {
  const { cachedOnDemand } = await import('./doubles/cached')
  return { cached: cachedOnDemand((await importReal<{ cached: typeof cached }>()).cached) }
})

// The product's, except on the site of `form-site.ts`.
const { replaceable, replaceNothing, resetReplaced } = await vi.hoisted(() => import('./replaceable'))

vi.mock('@/features/submissions/server/verify-captcha', async (importReal) => {
  const real = await importReal<{ verifyCaptcha: typeof verifyCaptcha }>()
  const passed = async () => ({ ok: true, isFallback: false, release: async () => undefined })
  return { ...real, ...replaceable('verifyCaptcha', real.verifyCaptcha, passed) }
})
vi.mock('@/features/submissions/server/form-limits', async (importReal) => {
  const real = await importReal<typeof formLimits>()
  return {
    ...real,
    ...replaceable('consumeFormLimits', real.consumeFormLimits, async () => 0),
    ...replaceable('giveBackFormLimits', real.giveBackFormLimits, async () => undefined),
    ...replaceable('consumeRefusedSubmission', real.consumeRefusedSubmission, async () => 0),
    ...replaceable('waitAfterRefused', real.waitAfterRefused, async () => 0),
  }
})
vi.mock('@/lib/queue/trigger-worker', async (importReal) => {
  const real = await importReal<typeof worker>()
  return { ...real, ...replaceable('triggerWorker', real.triggerWorker, () => undefined) }
})
vi.mock('@/composition/find-dynamic-options', async (importReal) => {
  const real = await importReal<{ findDynamicOptions: typeof findDynamicOptions }>()
  return { ...real, ...replaceable('findDynamicOptions', real.findDynamicOptions) }
})

replaceNothing()

beforeEach(resetReplaced)
