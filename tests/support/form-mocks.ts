import { beforeEach, vi } from 'vitest'

import type { findDynamicOptions } from '@/composition/find-dynamic-options'

/**
 * Replaces modules for all files of a project, which then share the others: no limits, no captcha, no worker. What a
 * test lets a replaced function do ends with the test.
 */

/** Made once in a process: this file runs again for each test file, and the modules that read these functions do not. */
const replaced = vi.hoisted(() => {
  const make = () => ({
    verifyCaptcha: vi.fn(async () => ({ ok: true, isFallback: false, release: async () => undefined })),
    consumeFormLimits: vi.fn(async () => 0),
    giveBackFormLimits: vi.fn(async () => undefined),
    consumeRefusedSubmission: vi.fn(async () => 0),
    waitAfterRefused: vi.fn(async () => 0),
    findDynamicOptions: undefined as ReturnType<typeof vi.fn<typeof findDynamicOptions>> | undefined,
  })
  const shared = globalThis as { perronFormMocks?: ReturnType<typeof make> }
  shared.perronFormMocks ??= make()
  return shared.perronFormMocks
})

vi.mock('@/features/submissions/server/verify-captcha', () => ({ verifyCaptcha: replaced.verifyCaptcha }))
vi.mock('@/features/submissions/server/form-limits', () => {
  const { consumeFormLimits, giveBackFormLimits, consumeRefusedSubmission, waitAfterRefused } = replaced
  return { consumeFormLimits, giveBackFormLimits, consumeRefusedSubmission, waitAfterRefused }
})
vi.mock('@/lib/queue/trigger-worker', () => ({ triggerWorker: () => undefined }))
vi.mock('@/composition/find-dynamic-options', async (importReal) => {
  const real = await importReal<{ findDynamicOptions: typeof findDynamicOptions }>()
  replaced.findDynamicOptions ??= vi.fn(real.findDynamicOptions)
  return { ...real, findDynamicOptions: replaced.findDynamicOptions }
})

beforeEach(() => {
  for (const each of Object.values(replaced)) each?.mockReset()
})
