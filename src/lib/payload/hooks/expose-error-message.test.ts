import { APIError, ValidationError } from 'payload'
import { expect, test } from 'vitest'

import { exposeErrorMessage } from './expose-error-message'

const answerTo = (error: Error) =>
  exposeErrorMessage({ error } as unknown as Parameters<typeof exposeErrorMessage>[0])

test('a refusal keeps its reason and status', async () => {
  const refusal = new APIError('In use', 409, null, true)
  expect(await answerTo(refusal)).toEqual({ response: { errors: [{ message: 'In use' }] }, status: 409 })
})

test.each([
  ['an internal error', new APIError('Secret', 500)],
  ["an error with Payload's own message", new ValidationError({ errors: [{ message: 'x', path: 'y' }] })],
  ['any other mistake', new Error('Secret')],
])('%s is left to Payload', async (_what, error) => {
  expect(await answerTo(error)).toBeUndefined()
})
