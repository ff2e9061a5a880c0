import { createLocalReq, type Field, type Payload, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { makePayload, type TestPayload } from '../../support/make-payload'

let running: TestPayload
let payload: Payload
let req: PayloadRequest

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  req = await createLocalReq({}, payload)
})
afterAll(() => running.stop())

type Check = (value: unknown, options: object) => unknown
interface CheckedField {
  path: string
  field: Field
  validate: Check
  maxLength: number
}

const textTypes = ['text', 'textarea', 'code', 'email', 'json']

/** Every field that takes a text, with its check. */
function checksOf(fields: readonly Field[], path: string): CheckedField[] {
  return fields.flatMap((field): CheckedField[] => {
    const here = 'name' in field ? `${path}.${field.name}` : path
    // Filled in by Payload alone, which ignores what a request sends.
    if (/\.(?:sizes|filename)$/.test(here)) return []
    if ('tabs' in field) return field.tabs.flatMap((tab) => checksOf(tab.fields, here))
    if ('fields' in field) return checksOf(field.fields, here)
    if (!textTypes.includes(field.type) || !('validate' in field) || !field.validate) return []
    const maxLength = 'maxLength' in field ? (field.maxLength ?? 0) : 0
    return [{ path: here, field, validate: field.validate as Check, maxLength }]
  })
}

/** Beginnings, repeated parts and ends on which a pattern with two ways through it takes long. */
const nasty = [
  'a',
  '0',
  ' ',
  '.',
  '/',
  '-',
  '@',
  '(',
  'a.',
  'a@',
  '/a',
  'a b',
  ':',
  'https://',
  '"',
  '<',
  '{',
  'url(',
].flatMap((part) =>
  ['', '/', 'https://', 'a@', 'tel:', 'url('].flatMap((start) =>
    ['', '!', '\n'].map((end) => ({ start, part, end })),
  ),
)

const textsOf = (length: number) =>
  nasty.map(
    ({ start, part, end }) =>
      start + part.repeat(length).slice(0, Math.max(0, length - start.length - end.length)) + end,
  )

const optionsOf = ({ field, path }: CheckedField) => ({
  ...field,
  data: {},
  siblingData: { kind: 'expression' },
  blockData: {},
  operation: 'update',
  path: [path],
  preferences: {},
  req,
})

/** One of each: blocks share their fields. */
function allChecks(): CheckedField[] {
  const { collections, globals, blocks = [] } = payload.config
  const all = [...collections, ...globals, ...blocks].flatMap(({ fields, slug }) => checksOf(fields, slug))
  expect(all.length).toBeGreaterThan(200)
  return [...new Map(all.map((each) => [`${String(each.validate)} ${each.maxLength}`, each])).values()]
}

/** Processor time, which other work on the machine does not change; a pattern that backtracks needs seconds. */
const maxCpuMs = 1000

test('no check of a text takes long, whatever an editor types', async () => {
  const slow: string[] = []
  for (const each of allChecks()) {
    const isList = 'hasMany' in each.field && each.field.hasMany === true
    for (const text of [each.maxLength, 20_000].flatMap(textsOf)) {
      const start = process.cpuUsage()
      await each.validate(isList ? [text] : text, optionsOf(each))
      const { user, system } = process.cpuUsage(start)
      if (user + system > maxCpuMs * 1000) slow.push(`${each.path}: ${text.slice(0, 20)} (${text.length})`)
    }
  }
  expect(slow).toEqual([])
})

test('no check of a text fails on a value of another type', async () => {
  const failed: string[] = []
  for (const each of allChecks())
    for (const value of [3, true, {}, [], [3], [{}], null, '']) {
      const check = async () => each.validate(value, optionsOf(each))
      await check().catch((error: unknown) =>
        failed.push(`${each.path} ${JSON.stringify(value)}: ${String(error)}`),
      )
    }
  expect(failed).toEqual([])
})
