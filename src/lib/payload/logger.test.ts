import pino from 'pino'
import { expect, test } from 'vitest'

import { payloadLogger } from './logger'

function makeLog(level: Parameters<typeof payloadLogger>[0]) {
  let text = ''
  const { options, destination } = payloadLogger(level, { write: (line) => void (text += line) })
  return { log: pino(options, destination), lines: () => text }
}

const failed = () => new Error('Failed query: insert\nparams: Jan Peeters', { cause: new Error('no room') })

test('a failed statement is logged without its values, with the cause and the place', () => {
  const { log, lines } = makeLog('info')
  log.error({ err: failed() })
  log.error(failed(), 'A lead could not be stored')
  log.error(failed())
  expect(lines()).not.toContain('Peeters')
  const [first] = lines().split('\n')
  expect(JSON.parse(first ?? '')).toMatchObject({
    msg: 'Failed query: insert',
    time: expect.stringMatching(/^\d{4}-/),
    err: { cause: { message: 'no room' }, stack: expect.stringContaining('logger.test.ts') },
  })
})

test.each([
  ['itself', (error: Error) => [error]],
  ['itself with words', (error: Error) => [error, 'The request failed']],
  ['as a value', (error: Error) => [{ err: error }]],
  ['in a sentence', (error: Error) => ['The request failed: %s', error]],
])('an error that is logged %s keeps the message that the editor gets', (_, valuesOf) => {
  const { log, lines } = makeLog('info')
  const message = 'Not planned for jan@example.org:\nTitle: this field is required.'
  const error = new Error(message)
  const [first, ...rest] = valuesOf(error)
  log.error(first as object, ...(rest as []))
  expect(error.message).toBe(message)
  expect(lines()).not.toContain('jan@example.org')
})

test.each([
  ['info', ['info', 'warn', 'error']],
  ['warn', ['warn', 'error']],
  ['silent', ['error']],
] as const)('with LOG_LEVEL=%s the lines of %j are written', (level, written) => {
  const { log, lines } = makeLog(level)
  for (const each of ['info', 'warn', 'error'] as const) log[each](each)
  expect(lines().match(/(?<="msg":")\w+/g)).toEqual(written)
})
