import { APIError, ValidationError } from 'payload'
import { expect, test } from 'vitest'

import { tellReason } from './tell-reason'

const answerTo = (error: Error) => tellReason({ error } as unknown as Parameters<typeof tellReason>[0])

test('a refusal keeps its reason and status', async () => {
  const refusal = new APIError('In use', 409, null, true)
  expect(await answerTo(refusal)).toEqual({ response: { errors: [{ message: 'In use' }] }, status: 409 })
})

test.each([
  ['what must stay inside', new APIError('Secret', 500)],
  ['what Payload words itself', new ValidationError({ errors: [{ message: 'x', path: 'y' }] })],
  ['any other mistake', new Error('Secret')],
])('%s is left to Payload', async (_what, error) => {
  expect(await answerTo(error)).toBeUndefined()
})
