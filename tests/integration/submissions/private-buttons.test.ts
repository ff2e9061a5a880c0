import { expect, test } from 'vitest'

import { signedLinkAction } from '@/lib/http/signed-link-action'
import { env } from '@/lib/env'
import { signedLinkPath } from '@/lib/http/signed-links'

const path = signedLinkPath('nl', 'offer', 'a1', new Date(Date.now() + 60_000), env.payloadSecret)
const [, locale = '', , , id = '', token = ''] = path.split('/')
const form = 'application/x-www-form-urlencoded'

/** Presses a button whose action notes the field `slot`. */
async function press(body: BodyInit | null, type = form) {
  const seen: unknown[] = []
  const action = signedLinkAction('offer', async (_, sent) => void seen.push(sent.get('slot')))
  const request = new Request(`http://localhost${path}`, {
    method: 'POST',
    body,
    headers: { 'content-type': type },
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  } as RequestInit)
  const answer = await action(request, { params: Promise.resolve({ locale, id, token }) })
  return { status: answer.status, text: await answer.text(), seen }
}

/** A body without a stated length that does not end by itself. */
function endless() {
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += 16_384
      controller.enqueue(new Uint8Array(16_384).fill(97))
    },
  })
  return { body, sent: () => sent }
}

test('a button without a body, or with a form, runs its action', async () => {
  expect(await press(null)).toMatchObject({ status: 303, seen: [null] })
  expect(await press('slot=a')).toMatchObject({ status: 303, seen: ['a'] })
  expect(await press('{"slot":"a"}', 'application/json')).toMatchObject({ status: 303, seen: [null] })
  expect(await press('no parts', 'multipart/form-data; boundary=x')).toMatchObject({
    status: 303,
    seen: [null],
  })
})

test('a body of more than 64 KB is refused in words, and not read to its end', async () => {
  expect(await press(`slot=${'a'.repeat(64 * 1024 - 5)}`)).toMatchObject({ status: 303 })
  const refused = await press(`slot=${'a'.repeat(64 * 1024)}`)
  expect(refused).toMatchObject({ status: 413, seen: [] })
  expect(refused.text).toContain('te lang')
  const stream = endless()
  expect(await press(stream.body)).toMatchObject({ status: 413, seen: [] })
  expect(stream.sent()).toBeLessThan(256 * 1024)
})
