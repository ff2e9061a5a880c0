import { expect, test, vi } from 'vitest'

import { readToTheEnd } from './dialog-checks'

vi.mock('@payloadcms/ui', () => ({ ServerFunctionsContext: null, useServerFunctions: vi.fn() }))

type Ask = Parameters<typeof readToTheEnd>[0]

/** As Payload's: a question that was ended has no answer. */
async function payloads({ signal }: { signal?: AbortSignal }): Promise<{ state: object | null }> {
  await Promise.resolve()
  return { state: signal?.aborted ? null : {} }
}

test.each([
  ['a dialog of the rich text is answered', { initialBlockFormState: {} }, {}],
  ['another form has no answer, as before', {}, null],
])('a check that a later one would end: that of %s', async (_, further, state) => {
  const controller = new AbortController()
  const ask = readToTheEnd(payloads as unknown as Ask)
  const answer = ask({ ...further, signal: controller.signal } as Parameters<Ask>[0])
  controller.abort()
  expect(await answer).toEqual({ state })
})
